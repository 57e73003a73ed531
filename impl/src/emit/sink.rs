//! Where the host output goes: through a small buffer, so that no second copy of a large unit is in memory.

use std::io::{self, Write};

/// How many bytes are gathered before they are handed on.
const GATHERED: usize = 1 << 16;

/// Gathers bytes and hands them on. After the first error nothing is handed on any more.
pub(super) struct Sink<'a> {
    to: &'a mut dyn Write,
    gathered: Vec<u8>,
    /// Bytes handed on.
    written: u64,
    fault: Option<io::Error>,
    last: Option<u8>,
}

impl Sink<'_> {
    pub(super) fn new(to: &mut dyn Write) -> Sink<'_> {
        Sink { to, gathered: Vec::with_capacity(2 * GATHERED), written: 0, fault: None, last: None }
    }

    /// Adds `bytes`.
    #[inline]
    pub(super) fn add(&mut self, bytes: &[u8]) {
        let Some(&last) = bytes.last() else { return };
        self.last = Some(last);
        if bytes.len() >= GATHERED {
            self.hand_on();
            self.hand_over(bytes);
            return;
        }
        self.gathered.extend_from_slice(bytes);
        if self.gathered.len() >= GATHERED {
            self.hand_on();
        }
    }

    /// Adds one byte.
    #[inline]
    pub(super) fn push(&mut self, byte: u8) {
        self.add(&[byte]);
    }

    /// Adds `count` line ends.
    pub(super) fn line_ends(&mut self, count: usize) {
        for _ in 0..count {
            self.push(b'\n');
        }
    }

    /// How many bytes were added.
    pub(super) fn len(&self) -> u64 {
        self.written + self.gathered.len() as u64
    }

    /// The byte added last.
    pub(super) fn last(&self) -> Option<u8> {
        self.last
    }

    /// Hands on the rest; gives the number of bytes, or the first error.
    pub(super) fn finish(mut self) -> io::Result<u64> {
        self.hand_on();
        match self.fault {
            None => self.to.flush().map(|()| self.written),
            Some(fault) => Err(fault),
        }
    }

    fn hand_on(&mut self) {
        let gathered = std::mem::take(&mut self.gathered);
        self.hand_over(&gathered);
        self.gathered = gathered;
        self.gathered.clear();
    }

    fn hand_over(&mut self, bytes: &[u8]) {
        if self.fault.is_none() {
            self.fault = self.to.write_all(bytes).err();
            self.written += bytes.len() as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_arrives_in_order() {
        let mut out = Vec::new();
        let mut sink = Sink::new(&mut out);
        let large = vec![b'x'; GATHERED + 1];
        for part in [b"a" as &[u8], b"", &large, b"b"] {
            sink.add(part);
        }
        sink.line_ends(2);
        assert_eq!(sink.last(), Some(b'\n'));
        assert_eq!(sink.finish().unwrap(), large.len() as u64 + 4);
        assert_eq!(out, [b"a" as &[u8], &large, b"b\n\n"].concat());
    }

    #[test]
    fn the_first_error_is_told() {
        let mut full = [0; 3];
        let mut to = &mut full[..];
        let mut sink = Sink::new(&mut to);
        sink.add(b"four");
        assert_eq!(sink.finish().unwrap_err().kind(), io::ErrorKind::WriteZero);
    }
}
