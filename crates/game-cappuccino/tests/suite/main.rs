//! Everything this crate promises.
use game_cappuccino::Cappuccino;
#[test] fn conforms(){ game_testkit::conformance::<Cappuccino>(2); }
#[test] fn agrees(){ game_testkit::agrees_with_oracle::<Cappuccino>(30); }
#[test] fn deal(){
 use game_core::*; 
 for seats in Cappuccino::INFO.seat_counts() { let mut worst=0;let t=std::time::Instant::now(); for s in 0..500 { let m=Match::<Cappuccino>::from_seed(seats,Default::default(),s); worst=worst.max(m.setup().crowding().unwrap()); } println!("{seats} {worst} {:?}",t.elapsed()/500); } }
