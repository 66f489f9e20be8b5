//! 32 bytes as 64 hexadecimal digits, the form in which people can compare them.

pub(crate) fn write(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads lower-case digits only, so that one value has one text.
pub(crate) fn read(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    if digits.len() != 64 {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}
