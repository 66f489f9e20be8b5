//! Learned numbers as they stand in their files: whole numbers between spaces, in units of 1/4096; lines that begin with `#`
//! say how they were made. They are read at compile time, and a file of another length does not compile.

const UNIT: f32 = 4096.0;

pub(crate) const fn read<const COUNT: usize>(text: &str) -> [f32; COUNT] {
    let text = text.as_bytes();
    let mut numbers = [0.0; COUNT];
    let (mut count, mut at) = (0, 0);
    while at < text.len() {
        match text[at] {
            b'#' => {
                while at < text.len() && text[at] != b'\n' {
                    at += 1;
                }
            }
            b'-' | b'0'..=b'9' => {
                let negative = text[at] == b'-';
                at += negative as usize;
                let mut number = 0;
                while at < text.len() && text[at].is_ascii_digit() {
                    number = number * 10 + (text[at] - b'0') as i32;
                    at += 1;
                }
                numbers[count] = (if negative { -number } else { number }) as f32 / UNIT;
                count += 1;
            }
            b' ' | b'\n' => at += 1,
            _ => panic!("expected whole numbers between spaces"),
        }
    }
    assert!(count == COUNT, "the file has another number of weights");
    numbers
}
