//! The reading half of the front end: bytes -> [`Reading`].

use crate::bodies::{Ambiguity, Bodies, Calls, request};
use crate::growth::{Filler, Growth};
use crate::lex::{
    Fault, Piece, Room, SymbolSet, TokenId, Tokens, lex_in_pieces, lex_with_markers, marker_lines,
};
use crate::names::{Divided, Division, Entities, Known, Names, entities, sign_backwards};
use crate::parse::{Declarations, Request, parse, parse_deep, read_again};
use crate::source::{Source, Span};
use crate::statistics::Statistics;
use crate::threads::{Threads, side_by_side};
use crate::tree::{Reason, Tree, Unparsed};
use rustc_hash::FxHashSet;
use std::mem::{replace, take};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvError, SyncSender, TryRecvError, TrySendError, channel, sync_channel};
use std::time::Instant;

/// What reading depends on besides the text.
#[derive(Clone, Debug)]
pub struct ReadOptions {
    /// The C++ standard as two digits: it decides which words are keywords.
    pub standard: u8,
    /// The file of text that no line marker precedes.
    pub name: String,
    /// Which bodies and initialisers are read.
    pub bodies: ReadBodies,
    /// The uses of all variables in device memory matter, not only those of managed ones.
    pub device_variables: bool,
    /// Variables of namespaces without a memory space are the device's, too.
    pub device_by_default: bool,
    /// Where the uses of functions are noted.
    pub calls: Calls,
    /// What is said of each call and expression in bodies that are no templates' is told, where the uses of functions are noted.
    pub tells: bool,
    /// Whether tokens are made while declarations are read.
    pub threads: Threads,
}

/// Which bodies and initialisers are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReadBodies {
    /// Those that mention a name on which an output or a check depends.
    #[default]
    Hot,
    /// All.
    All,
    /// All, and every use of a name in them and in declarations is noted.
    AllNames,
}

impl Default for ReadOptions {
    fn default() -> ReadOptions {
        ReadOptions {
            standard: 17,
            name: "unit.ii".to_owned(),
            bodies: ReadBodies::Hot,
            device_variables: false,
            device_by_default: false,
            calls: Calls::Nowhere,
            tells: false,
            threads: Threads::default(),
        }
    }
}

/// A unit that was read.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The text and its places.
    pub source: Source,
    /// The tokens.
    pub tokens: Tokens,
    /// The declarations.
    pub tree: Tree,
    /// Scopes' contents and lookup.
    pub names: Names,
    /// What reading bodies and initialisers found.
    pub bodies: Bodies,
    /// What was counted.
    pub statistics: Statistics,
}

/// Where a region that could not be read stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnparsedPlace {
    /// The file, as the line markers spell it.
    pub file: String,
    /// Line and column of the token that did not fit, from 1.
    pub place: (u32, u32),
    /// Why, in the words of [`Reason::name`](crate::tree::Reason::name).
    pub reason: &'static str,
    /// How many tokens were passed over.
    pub tokens: u32,
}

impl Reading {
    /// Where the name that the token `name` is stands in the unit, in order.
    pub(crate) fn mentions(&self, name: TokenId) -> Vec<TokenId> {
        self.tokens.places_of(&SymbolSet::new(&self.tokens, std::iter::once(self.tokens.symbol(name))))
    }

    /// The regions that could not be read, those of bodies behind those of declarations.
    pub fn unparsed(&self) -> Vec<UnparsedPlace> {
        let regions = self.tree.unparsed.iter().chain(&self.bodies.unparsed);
        let regions = regions.map(|region| {
            let place = self.source.place(self.tokens.get(region.at).start);
            UnparsedPlace {
                file: String::from_utf8_lossy(&self.source.file(place.file)).into_owned(),
                place: (place.line, place.column),
                reason: region.reason.name(),
                tokens: region.range.len(),
            }
        });
        regions.collect()
    }
}

/// Why a text has no tree at all. Everything less than this is an
/// [`Unparsed`] region.
#[derive(Clone, Debug)]
pub struct ReadError {
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// Where: the comment, literal or bracket that is not closed.
    pub span: Span,
    /// File name, line and column of `span`.
    pub place: (Vec<u8>, u32, u32),
    /// The line that `span` begins in, without its line end.
    pub line_text: Vec<u8>,
    /// The text and its places, as far as they are known.
    pub source: Box<Source>,
}

/// The kinds of [`ReadError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadErrorKind {
    /// `/*` without `*/`.
    UnterminatedComment,
    /// A string or character literal without its closing quote.
    UnterminatedLiteral,
    /// An opening bracket without its partner.
    UnclosedBracket,
    /// A closing bracket without its partner.
    UnopenedBracket,
    /// The text is longer than [`limits::TEXT_BYTES`](crate::limits::TEXT_BYTES).
    TooLong,
    /// A declaration nests deeper than [`limits::DEEPEST_NESTING`](crate::limits::DEEPEST_NESTING).
    TooDeep,
}

impl std::fmt::Display for ReadErrorKind {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str(match self {
            ReadErrorKind::UnterminatedComment => "comment unclosed at end of file",
            ReadErrorKind::UnterminatedLiteral => "missing closing quote",
            ReadErrorKind::UnclosedBracket => "unclosed bracket",
            ReadErrorKind::UnopenedBracket => "closing bracket without an opening one",
            ReadErrorKind::TooLong => "the input is too long",
            ReadErrorKind::TooDeep => "nested too deeply: more than 8000 levels (limit DEEPEST_NESTING)",
        })
    }
}

/// Reads a preprocessed unit: tokens, then declarations with names. Bodies and initialisers stay ranges.
///
/// # Errors
/// A text whose comments, literals or brackets do not close, that is longer than
/// [`limits::TEXT_BYTES`](crate::limits::TEXT_BYTES), or nests deeper than
/// [`limits::DEEPEST_NESTING`](crate::limits::DEEPEST_NESTING).
pub fn read(text: impl Into<Vec<u8>>, options: &ReadOptions) -> Result<Reading, ReadError> {
    read_beside(text, options, |_, _, _| (), || ()).map(|(reading, ())| reading)
}

/// As [`read`], and gives what `beside` makes of the declarations. `meanwhile` is run, if at all, where a second thread
/// has time for it.
///
/// # Errors
/// Those of [`read`].
pub(crate) fn read_beside<T: Send>(
    text: impl Into<Vec<u8>>,
    options: &ReadOptions,
    beside: impl Fn(&[u8], &Tokens, &Tree) -> T + Sync,
    meanwhile: impl FnOnce() + Send,
) -> Result<(Reading, T), ReadError> {
    let mut source = Source::new(text, &options.name);
    let mut statistics = Statistics { bytes: source.text.len() as u64, ..Statistics::default() };
    let text = take(&mut source.text);
    let pays = options.threads.pay(text.len());
    let both = if pays {
        on_two_threads(&text, &mut source, options, &mut statistics, &beside, meanwhile)
    } else {
        None
    };
    let result = both.unwrap_or_else(|| on_one_thread(&text, &mut source, options, &mut statistics, &beside));
    if let Err((_, fault)) = &result {
        // Its place hangs on the markers before it.
        let before = &text[..(fault.start as usize).min(text.len())];
        source.set_marker_lines(marker_lines(before, options.standard));
    }
    source.text = text;
    let (Unit { tokens, tree, names, bodies }, beside) = match result {
        Ok(read) => read,
        Err(fault) => return Err(error_at(source, fault)),
    };
    statistics.lists = tokens.lists();
    for &(_, reason) in &bodies.seen {
        reason.into_iter().for_each(|reason| statistics.count_unknown(reason));
    }
    statistics.unparsed_tokens =
        tree.unparsed.iter().chain(&bodies.unparsed).map(|region| u64::from(region.range.len())).sum();
    for ambiguity in &bodies.ambiguities {
        statistics.count_ambiguity(ambiguity);
    }
    statistics.tokens = tokens.len() as u64;
    statistics.declarations = tree.declarations.len() as u64;
    Ok((Reading { source, tokens, tree, names, bodies, statistics }, beside))
}

/// Where the first region stands that is nested too deeply.
fn too_deep(regions: &[Unparsed]) -> Option<TokenId> {
    regions.iter().find(|region| region.reason == Reason::TooDeep).map(|region| region.at)
}

/// The error for people.
fn error_at(source: Source, (kind, span): Fault) -> ReadError {
    let place = source.place(span.start);
    let place = (source.file(place.file).into_owned(), place.line, place.column);
    let before = &source.text[..(span.start as usize).min(source.text.len())];
    let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let line_text = source.text[line_start..].split(|byte| *byte == b'\n').next().unwrap_or_default();
    // Nobody reads a line of megabytes.
    let line_text = line_text[..line_text.len().min(LINE_SHOWN)].to_vec();
    ReadError { kind, span, place, line_text, source: Box::new(source) }
}

/// Bytes of the line that an error shows.
const LINE_SHOWN: usize = 4096;

/// What a text says without the bodies.
struct Declared {
    tokens: Tokens,
    tree: Tree,
    names: Names,
    ambiguities: Vec<Ambiguity>,
    /// Who computes which signatures.
    division: Division,
}

impl Declared {
    /// What entities are found from.
    fn known<'a>(&'a self, text: &'a [u8]) -> Known<'a> {
        Known::new(text, &self.tokens, &self.tree, &self.names)
    }
}

/// What a text says with the bodies that matter.
struct Unit {
    tokens: Tokens,
    tree: Tree,
    names: Names,
    bodies: Bodies,
}

/// One after the other.
fn on_one_thread<T>(
    text: &[u8],
    source: &mut Source,
    options: &ReadOptions,
    statistics: &mut Statistics,
    beside: &impl Fn(&[u8], &Tokens, &Tree) -> T,
) -> Result<(Unit, T), Fault> {
    let start = Instant::now();
    let (mut tokens, marker_lines) = lex_with_markers(text, options.standard)?;
    source.set_marker_lines(marker_lines);
    statistics.lex_time = start.elapsed();
    let start = Instant::now();
    let mut is_first = true;
    let declarations = parse(text, &mut tokens, statistics, |_, _, _| take(&mut is_first));
    statistics.parse_time = start.elapsed();
    let declared = deep_enough(text, tokens, declarations, statistics)?;
    let start = Instant::now();
    let request = request(&declared.tree, &declared.tokens, &declared.names, options);
    let entities = entities(&declared.known(text), None);
    statistics.entity_time = start.elapsed();
    let beside = beside(text, &declared.tokens, &declared.tree);
    Ok((with_bodies(text, declared, entities, request, statistics), beside))
}

/// The declarations are read while tokens are made; what is read again is chosen while declarations are matched to
/// entities, and then what `beside` finds; `meanwhile` runs before that where all tokens are made earlier than all
/// declarations, else while bodies are read. It is one thread for all of these: to begin one takes as long as to choose what
/// is read again in a small unit. `None` where there is no second thread.
fn on_two_threads<T: Send>(
    text: &[u8],
    source: &mut Source,
    options: &ReadOptions,
    statistics: &mut Statistics,
    beside: &(impl Fn(&[u8], &Tokens, &Tree) -> T + Sync),
    meanwhile: impl FnOnce() + Send,
) -> Option<Result<(Unit, T), Fault>> {
    let (full, pieces) = channel();
    let (ready, rooms) = sync_channel(ROOMS);
    let (ended, scanned) = channel();
    let (shared, declared) = channel::<Arc<Declared>>();
    let (chosen, choice) = channel();
    let (sign, signed) = channel();
    let growth = Growth::default();
    let mut filler = Filler::new(&growth);
    // Nobody takes what is sent when the other thread has ended, and then nobody needs it.
    let scanner = move || {
        let start = Instant::now();
        let mut made = 0;
        let found = lex_in_pieces(text, options.standard, &mut rooms.try_iter(), &mut |piece| {
            made += piece.count();
            let _ = full.send(piece);
            filler.fill(made);
        });
        drop((full, rooms));
        let _ = ended.send((found, start.elapsed()));
        // Where declarations take longer than tokens, this thread has time now, else while bodies are read.
        let mut meanwhile = Some(meanwhile);
        let declared = declared.try_recv().or_else(|state| match state {
            TryRecvError::Empty => {
                if let Some(run) = meanwhile.take() {
                    run();
                }
                filler.fill(made);
                declared.recv()
            }
            TryRecvError::Disconnected => Err(RecvError),
        });
        let Ok(declared) = declared else { return };
        let request = request(&declared.tree, &declared.tokens, &declared.names, options);
        let beside = beside(text, &declared.tokens, &declared.tree);
        sign_backwards(|| declared.known(text), &declared.division, &sign);
        // Before the other thread knows: bodies are read into the same tree.
        drop((declared, sign));
        let _ = chosen.send((request, beside));
        if let Some(run) = meanwhile {
            run();
        }
    };
    let parser = || -> Option<Result<(Unit, T), Fault>> {
        let start = Instant::now();
        let mut tokens = Tokens::default();
        let mut is_last = false;
        let mut pieces = Pieces { pieces, ready, room: None };
        let declarations = parse(text, &mut tokens, statistics, |tokens, tree, names| {
            growth.tell(tokens.len(), tree.extents().into_iter().chain(names.extents()));
            let before = tokens.frontier();
            // A piece in the middle of a declaration is kept for the ones that follow.
            for piece in pieces.by_ref() {
                tokens.append(piece);
                if tokens.frontier() > before {
                    return true;
                }
            }
            // The end of the text is a declaration's, too, when nothing follows the last one.
            !replace(&mut is_last, true)
        });
        statistics.parse_time = start.elapsed();
        // The other thread ends without a word only when it panics, and then so does whoever waits for it.
        let (found, lex_time) = scanned.recv().ok()?;
        statistics.lex_time = lex_time;
        let declared = found.and_then(|mut found| {
            source.set_marker_lines(take(&mut found.marker_lines));
            tokens.complete(found);
            deep_enough(text, tokens, declarations, statistics)
        });
        let declared = match declared {
            Ok(declared) => Arc::new(declared),
            Err(fault) => return Some(Err(fault)),
        };
        let start = Instant::now();
        let _ = shared.send(Arc::clone(&declared));
        drop(shared);
        let entities = entities(&declared.known(text), Some(Divided::new(&declared.division, signed)));
        statistics.entity_time = start.elapsed();
        let (request, beside) = choice.recv().ok()?;
        let declared = Arc::into_inner(declared)?;
        Some(Ok((with_bodies(text, declared, entities, request, statistics), beside)))
    };
    side_by_side(scanner, parser)?.1
}

/// So much memory for pieces is made before there are tokens for it.
const ROOMS: usize = 2;

/// The pieces of a text. Whoever waits for one makes memory for those that follow meanwhile: in most texts the tokens
/// take longer than the declarations.
struct Pieces {
    pieces: Receiver<Piece>,
    ready: SyncSender<Room>,
    room: Option<Room>,
}

impl Iterator for Pieces {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        loop {
            match self.pieces.try_recv() {
                Err(TryRecvError::Empty) => {}
                piece => return piece.ok(),
            }
            let room = self.room.take().unwrap_or_else(Room::new);
            if let Err(TrySendError::Full(room) | TrySendError::Disconnected(room)) =
                self.ready.try_send(room)
            {
                self.room = Some(room);
                return self.pieces.recv().ok();
            }
        }
    }
}

/// The unit with its entities and with the bodies that `request` asks for.
fn with_bodies(
    text: &[u8],
    declared: Declared,
    (list, owners): Entities,
    request: Option<Request>,
    statistics: &mut Statistics,
) -> Unit {
    let Declared { mut tokens, mut tree, mut names, ambiguities, .. } = declared;
    tree.set_entities(list, owners);
    let start = Instant::now();
    let mut bodies = match request {
        Some(request) => read_again(text, &mut tokens, &mut tree, &mut names, statistics, request),
        None => Bodies::default(),
    };
    bodies.ambiguities.extend(ambiguities);
    bodies.sort();
    let first: FxHashSet<TokenId> = tree.unparsed.iter().map(|region| region.range.start).collect();
    bodies.unparsed.retain(|region| !first.contains(&region.range.start));
    statistics.bodies_time = start.elapsed();
    statistics.bodies_skipped = statistics.bodies_skipped.saturating_sub(statistics.bodies_read);
    Unit { tokens, tree, names, bodies }
}

/// The tree of the text, read on a deeper stack where it nests too deeply for this one.
fn deep_enough(
    text: &[u8],
    mut tokens: Tokens,
    mut declarations: Declarations,
    statistics: &mut Statistics,
) -> Result<Declared, Fault> {
    if too_deep(&declarations.0.unparsed).is_some() {
        statistics.bodies_skipped = 0;
        declarations = parse_deep(text, &mut tokens, statistics);
    }
    let (tree, names, ambiguities) = declarations;
    match too_deep(&tree.unparsed) {
        Some(at) => Err((ReadErrorKind::TooDeep, tokens.get(at).span())),
        None => {
            let division = Division::new(tree.declarations.len());
            Ok(Declared { tokens, tree, names, ambiguities, division })
        }
    }
}
