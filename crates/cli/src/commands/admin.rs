//! `crema admin`: a host's hand on tables and people, beside the running server.
//!
//! *Why on the database.* Anybody that can open the database is the host; no further password is needed, and the commands
//! work while the server is down. A running server notices within seconds.

use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use serde_json::json;
use store::{Banned, Ended, Ending, Holder, MatchFilter, MatchId, MatchRecord, SeatRecord, Status, Store};

use server::{Entropy, Network, hash_of_password};

use super::database::{DatabaseArgs, now, wait_for};
use crate::number::whole;

const ABOUT: &str = "For hosts: list and close tables, ban and pardon people, reset passwords";

const EXAMPLES: &str = r#"Everything is printed as JSON, one object a line. A running server notices within a
few seconds: everyone at a closed table is told, and banned people are signed out.

Examples:
  crema admin list --status running
  crema admin close TABLE
  crema admin ban --name Eve --reason "insults" --days 7
  crema admin ban --address 203.0.113.7 --reason "spam"
  crema admin ban --address 2001:db8::/48 --reason "spam"
  crema admin bans
  crema admin unban --name Eve
  crema admin reset-password Ada"#;

const DAY_MS: i64 = 86_400_000;

/// Arguments of `crema admin`.
#[derive(Args)]
#[command(about = ABOUT, after_help = EXAMPLES)]
pub(crate) struct Admin {
    #[command(flatten)]
    database: DatabaseArgs,

    #[command(subcommand)]
    order: Order,
}

#[derive(Subcommand)]
enum Order {
    /// List tables, the newest first
    List {
        /// Only tables in this state
        #[arg(long, value_enum)]
        status: Option<TableStatus>,
        /// Only of this game
        #[arg(long)]
        game: Option<String>,
        /// At most so many
        #[arg(long, default_value_t = 50, value_parser = whole::<u32>(1..=1_000_000), allow_negative_numbers = true)]
        limit: u32,
    },
    /// End a table without a result
    Close {
        /// The table's id: the last part of its link
        // Ids of earlier versions may begin with a hyphen, here and below.
        #[arg(allow_hyphen_values = true)]
        table: String,
    },
    /// Keep a person or a network address out
    Ban {
        #[command(flatten)]
        who: Who,
        /// The reason that they are told
        #[arg(long)]
        reason: String,
        /// For so many days [default: for good]
        #[arg(long, value_parser = whole::<i64>(1..=36_500), allow_negative_numbers = true)]
        days: Option<i64>,
    },
    /// Lift a ban
    Unban {
        #[command(flatten)]
        who: Who,
    },
    /// List the bans
    Bans,
    /// Give an account a new password, which is printed once, and sign it out everywhere
    ResetPassword {
        /// The account's name
        name: String,
    },
}

#[derive(Args)]
#[group(required = true, multiple = false)]
struct Who {
    /// A person's id, as in the address of their profile
    #[arg(long, allow_hyphen_values = true)]
    person: Option<String>,
    /// An account's name
    #[arg(long)]
    name: Option<String>,
    /// A network address, or a network such as 203.0.113.0/24
    #[arg(long, value_name = "NETWORK")]
    address: Option<Network>,
}

#[derive(Clone, Copy, ValueEnum)]
enum TableStatus {
    Open,
    Running,
    Finished,
    Aborted,
}

impl Admin {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let address = self.database.address()?;
        wait_for(async {
            let store = Store::open_existing(&address).await?;
            let done = self.order.carry_out(&store).await;
            store.close().await;
            done.map(|()| ExitCode::SUCCESS)
        })
    }
}

impl Order {
    async fn carry_out(&self, store: &Store) -> anyhow::Result<()> {
        match self {
            Order::List { status, game, limit } => {
                let status = status.map(Status::from).into_iter().collect();
                let filter = MatchFilter { status, game: game.clone(), limit: *limit, ..MatchFilter::default() };
                store.list_matches(&filter).await?.iter().try_for_each(|found| print(&line_of(found)))
            }
            Order::Close { table } => close(store, table).await,
            Order::Ban { who, reason, days } => {
                let (who, now) = (who.find(store).await?, now());
                store.ban(&who, reason, days.map(|days| now + days * DAY_MS), now).await?;
                let ban = store.ban_of(&who, now).await?.context("the ban was not kept")?;
                print(&ban)
            }
            Order::Unban { who } => {
                let who = who.find(store).await?;
                if !store.unban(&who).await? {
                    bail!("nobody like this is banned; `crema admin bans` lists them");
                }
                print(&json!({"unbanned": who}))
            }
            Order::ResetPassword { name } => reset_password(store, name).await,
            Order::Bans => store.bans(now()).await?.iter().try_for_each(print),
        }
    }
}

async fn close(store: &Store, table: &str) -> anyhow::Result<()> {
    let id: MatchId = table.parse()?;
    match store.end_match(&id, Ending::Aborted { reason: "closed".to_owned() }, now()).await? {
        Ended::Now => print(&json!({"closed": id})),
        Ended::Before(_) => bail!("table {id} has ended already"),
        Ended::NotStarted | Ended::RatingsMoved => bail!("table {id} could not be closed; try again"),
    }
}

/// The new password is drawn here: a host need not think of one, and nobody else has seen it.
async fn reset_password(store: &Store, name: &str) -> anyhow::Result<()> {
    let account = store.find_account(name).await?;
    let person = account.with_context(|| format!("no account is called {name:?}; guests have no password"))?.person;
    let entropy = Entropy::of_the_system();
    let drawn: [u8; 16] = entropy.bytes();
    let password: String = drawn.iter().map(|byte| char::from(b'a' + byte % 26)).collect();
    let hash = hash_of_password(&password, entropy.bytes()).map_err(anyhow::Error::msg)?;
    store.set_password(&person.id, Some(&hash)).await?;
    let sessions = store.revoke_sessions(&person.id, None, now()).await?;
    for token in store.api_tokens_of(&person.id).await? {
        store.revoke_api_token(&person.id, &token.id, now()).await?;
    }
    print(&json!({"account": person.name, "password": password, "sessions_ended": sessions}))
}

impl Who {
    async fn find(&self, store: &Store) -> anyhow::Result<Banned> {
        if let Some(address) = &self.address {
            return Ok(Banned::Address(address.to_string()));
        }
        if let Some(name) = &self.name {
            let account = store.find_account(name).await?;
            let account = account.with_context(|| format!("no account is called {name:?}; guests have only an id"))?;
            return Ok(Banned::Person(account.person.id));
        }
        let id = self.person.as_deref().unwrap_or_default().parse()?;
        match store.find_person(&id).await? {
            Some(person) => Ok(Banned::Person(person.id)),
            None => bail!("there is no person {id}"),
        }
    }
}

impl From<TableStatus> for Status {
    fn from(status: TableStatus) -> Self {
        match status {
            TableStatus::Open => Status::Open,
            TableStatus::Running => Status::Running,
            TableStatus::Finished => Status::Finished,
            TableStatus::Aborted => Status::Aborted,
        }
    }
}

/// The people at the seats; a guest can be banned only by the id.
#[derive(Serialize)]
struct Seated<'a> {
    #[serde(flatten)]
    holder: &'a Holder,
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'a str,
}

/// A table at a glance, for the host.
fn line_of(found: &MatchRecord) -> impl Serialize {
    json!({
        "id": found.id,
        "game": found.terms.game,
        "status": found.status,
        "seats": found.seats.iter().map(|SeatRecord { holder, name, .. }| Seated { holder, name }).collect::<Vec<_>>(),
        "events": found.length,
        "created_at": found.created_at,
        "active_at": found.active_at,
    })
}

fn print(value: &impl Serialize) -> anyhow::Result<()> {
    anstream::println!("{}", serde_json::to_string(value)?);
    Ok(())
}
