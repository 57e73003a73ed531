//! How much of a type is needed where its name stands.

use crate::bodies::NameUse;
use crate::lex::{Kind, TokenId, Tokens};

/// How a type is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// It must be complete there.
    ByValue,
    /// Behind a pointer or reference, as part of a longer name, as a friend.
    ByName,
    /// In the arguments or the header of a template.
    Argument,
}

/// Which tokens stand between the angle brackets of template arguments or a template header.
#[derive(Clone, Debug)]
pub(super) struct Lists {
    /// First token behind a `<` and its `>`, in order; lists in lists are not told apart.
    all: Vec<(TokenId, TokenId)>,
}

impl Lists {
    pub(super) fn of(tokens: &Tokens) -> Lists {
        let mut all: Vec<(TokenId, TokenId)> = Vec::new();
        for less in (0..tokens.end().0).map(TokenId) {
            if tokens.kind(less) != Kind::Less || all.last().is_some_and(|&(_, end)| less < end) {
                continue;
            }
            let is_cast = matches!(
                tokens.kind(less.previous()),
                Kind::StaticCast | Kind::DynamicCast | Kind::ReinterpretCast | Kind::ConstCast
            );
            if let Some(greater) = tokens.angle_partner(less).filter(|_| !is_cast) {
                all.push((less.next(), greater));
            }
        }
        Lists { all }
    }

    fn contains(&self, token: TokenId) -> bool {
        let behind = self.all.partition_point(|&(start, _)| start <= token);
        behind.checked_sub(1).and_then(|at| self.all.get(at)).is_some_and(|&(_, end)| token < end)
    }
}

/// How the type that `one` names is needed.
pub(super) fn how_named(tokens: &Tokens, lists: &Lists, one: &NameUse) -> How {
    if lists.contains(one.name) {
        return How::Argument;
    }
    if is_befriended(tokens, one.range.start) {
        return How::ByName;
    }
    let mut behind = one.range.end.max(one.name.next());
    loop {
        behind = match tokens.kind(behind) {
            Kind::Less => match tokens.angle_partner(behind) {
                Some(greater) => greater.next(),
                None => return How::ByValue,
            },
            Kind::Const | Kind::Volatile => behind.next(),
            Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::ColonColon => return How::ByName,
            _ => return How::ByValue,
        };
    }
}

/// `friend struct X;`
fn is_befriended(tokens: &Tokens, start: TokenId) -> bool {
    let mut at = start;
    while at.0 > 0
        && matches!(tokens.kind(at.previous()), Kind::Struct | Kind::Class | Kind::Union | Kind::Typename)
    {
        at = at.previous();
    }
    at.0 > 0 && tokens.kind(at.previous()) == Kind::Friend
}
