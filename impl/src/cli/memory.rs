//! Memory for a run, in large pages where the system has them at hand.
//!
//! A run touches six to eight times as many bytes as its input has, each page once. A page of 4 KB costs the system 1.3
//! to 1.7 µs, which together was a quarter of the processor time (`impl/PERFORMANCE.md`); one of 2 MB costs what fifty of
//! them do. The system's allocator is told to take everything from one piece of address space, and the kernel
//! to back that piece with large pages.
//!
//! A kernel without free large pages would stop the run and move other programs' pages until it has one, which costs more
//! than is gained. So they are asked for only where `/proc/buddyinfo` shows enough free ones, and elsewhere
//! everything stays as it is.

/// Prepares memory for a run on an input of `bytes` bytes. Only what it costs depends on this; where the system is
/// another or refuses, nothing happens.
pub(super) fn prepare(bytes: u64) {
    #[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
    large_pages::prepare(bytes);
    #[cfg(not(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64")))]
    let _ = bytes;
}

#[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
mod large_pages {
    use std::fs;
    use std::hint::black_box;
    use std::sync::Once;

    /// Bytes of a large page.
    const PAGE: usize = 2 << 20;
    /// A large page is `2 ^ ORDER` pages of 4 KB, the kernel's word for a block's size.
    const ORDER: usize = 9;
    /// Bytes that a run touches for each byte of its input: seven in small units, five in large ones.
    const TOUCHED: usize = 8;
    /// Of the free large pages at most one in so many is taken.
    const SHARE: usize = 4;
    /// For longer inputs the allocator goes on as it likes behind so much.
    const MOST: usize = 1 << 30;
    /// By how much the allocator extends its memory then.
    const STEP: libc::c_int = 16 << 20;

    pub(super) fn prepare(bytes: u64) {
        static ONCE: Once = Once::new();
        let room =
            usize::try_from(bytes).unwrap_or(MOST).saturating_mul(TOUCHED).min(MOST).next_multiple_of(PAGE);
        ONCE.call_once(|| {
            let free = fs::read_to_string("/proc/buddyinfo").map_or(0, |text| free_large_pages(&text));
            if room / PAGE <= free / SHARE {
                take(room);
            }
        });
    }

    /// How many large pages can be had without moving anything: lines of `Node 0, zone Normal` and the number of free
    /// blocks of 1, 2, 4 and so on pages.
    pub(super) fn free_large_pages(buddyinfo: &str) -> usize {
        let in_zone = |line: &str| {
            let blocks = line.split_whitespace().skip(4).enumerate();
            let large = blocks.filter(|&(order, _)| order >= ORDER);
            large.map(|(order, count)| count.parse::<usize>().unwrap_or(0) << (order - ORDER)).sum::<usize>()
        };
        buddyinfo.lines().map(in_zone).sum()
    }

    /// Has the allocator serve all threads from one piece of `room` bytes of large pages, and what comes behind it.
    #[allow(unsafe_code)]
    fn take(room: usize) {
        // SAFETY: `mallopt` may be called at any time. The piece comes from the allocator and goes back to it: nothing is
        // written to it, its address is only counted with, and `madvise` is told of whole pages inside of it, for
        // which MADV_HUGEPAGE changes what they cost and not what is in them. Never given back, the piece in front, less
        // than a large page that is never touched, makes what follows begin where a large page can.
        unsafe {
            // Everything by extending the one heap, which never shrinks; one heap for all threads.
            libc::mallopt(libc::M_MMAP_MAX, 0);
            libc::mallopt(libc::M_TRIM_THRESHOLD, -1);
            libc::mallopt(libc::M_ARENA_MAX, 1);
            libc::mallopt(libc::M_TOP_PAD, STEP);
            let piece = black_box(libc::malloc(room + PAGE));
            if piece.is_null() {
                return;
            }
            let front = piece as usize;
            let first = front.next_multiple_of(PAGE);
            libc::free(piece);
            libc::madvise(first as *mut libc::c_void, room, libc::MADV_HUGEPAGE);
            // The allocator writes behind what it gives, for which the kernel has to know already that the page is
            // to be a large one. The compiler leaves out what nobody uses.
            black_box(libc::malloc(first - front));
        }
    }
}

#[cfg(all(test, target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
mod tests {
    use super::large_pages::free_large_pages;

    #[test]
    fn large_pages_are_blocks_of_order_nine_and_more() {
        let text = "\
Node 0, zone      DMA      0      0      0      0      0      0      0      0      1      1      3
Node 0, zone   Normal   5052   3665   4641   3840   2935   1375    685   1136   1876      5      2
";
        assert_eq!(free_large_pages(text), 1 + 3 * 2 + 5 + 2 * 2);
        assert_eq!(free_large_pages(""), 0);
        assert_eq!(free_large_pages("what no kernel writes\nNode 0, zone Normal 1 2 3"), 0);
    }
}
