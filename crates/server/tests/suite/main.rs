//! The server over real sockets on this machine, on SQLite.

mod accounts;
mod brain;
mod clocks;
mod hostile;
mod http;
mod leavers;
mod live;
mod online_games;
mod openapi;
mod page;
mod player;
mod restart;
mod secret;
mod socket;
mod tables;
mod talk;
mod time;
