//! Literals with a suffix of their own ([lex.ext]): which literal operator each calls.

use super::infer::{Inference, Item};
use super::overload::Candidate;
use super::value::Value;
use super::{Resolved, UseForm};
use crate::hir::{NameNode, Node};
use crate::ids::model::{Argument, Cv, Type};
use crate::lex::{Kind, TokenId, known};
use crate::names::BindingId;

/// The parts of a literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Literal<'t> {
    /// What stands before the suffix.
    digits: &'t [u8],
    suffix: &'t [u8],
    sort: Sort,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Integer,
    Floating,
    Character,
    String,
}

impl Inference<'_> {
    /// The literal of the node as a call of the literal operator of its suffix; `None` where it has none.
    pub(super) fn user_literal(&mut self, (index, node): (u32, &Node)) -> Option<Item> {
        let (tokens, at) = (self.unit.tokens, node.at);
        let literal = parts(tokens.kind(at), tokens.get(at).span().of(self.unit.text))?;
        let Some(function) = self.literal_operator(&literal, node, at) else { return Some(Item::Unknown) };
        let declaration = self.unit.tree[function.function].declaration;
        let arguments = function.arguments.as_deref();
        let bound = super::overload::bound(self.spelling, declaration, (&function.given, arguments));
        let result = self.spelling.given(&bound).returns(function.function);
        self.used((index, node), (at, at, UseForm::Name), function);
        Some(result.map_or(Item::Unknown, |ty| Item::Value(Value::returned(ty))))
    }

    /// The operator that takes the value of the literal, or else its text ([lex.ext]).
    fn literal_operator(&self, literal: &Literal<'_>, node: &Node, at: TokenId) -> Option<Resolved> {
        let all = self.literal_operators(literal.suffix, node, at)?;
        let tree = self.unit.tree;
        let types = |one: &Candidate| self.spelling.parameters(one.function).ok();
        let of_value = |one: &&Candidate| match (literal.sort, types(one).as_deref()) {
            (Sort::Integer, Some([Type::Builtin(code)])) => *code == "y",
            (Sort::Floating, Some([Type::Builtin(code)])) => *code == "e",
            (Sort::Character, Some([Type::Builtin(code)])) => *code == "c",
            (Sort::String, Some([ty, _])) => is_text(ty),
            _ => false,
        };
        let is_number = matches!(literal.sort, Sort::Integer | Sort::Floating);
        let of_text =
            |one: &&Candidate| is_number && matches!(types(one).as_deref(), Some([ty]) if is_text(ty));
        let is_template = |one: &&Candidate| {
            let header = tree[tree[one.function].declaration].headers.iter().next_back();
            let mut parameters = header.into_iter().flat_map(|header| tree[header].parameters.iter());
            let is_pack = parameters.next().is_some_and(|id| tree[id].is_pack) && parameters.next().is_none();
            is_number && is_pack && tree[one.function].parameters.iter().next().is_none()
        };
        let plain = all.iter().filter(|one| tree[tree[one.function].declaration].headers.is_empty());
        let found = plain.clone().find(of_value).or_else(|| plain.clone().find(of_text));
        if let Some(found) = found {
            return Some(Resolved::from(found));
        }
        let found = all.iter().find(is_template)?;
        let letter = |byte: &u8| Argument::Integer(Type::Builtin("c"), byte.to_string());
        let pack = Argument::Pack(literal.digits.iter().map(letter).collect());
        Some(Resolved { arguments: Some(vec![pack]), ..Resolved::from(found) })
    }

    /// The literal operators of a suffix that unqualified lookup finds.
    fn literal_operators(&self, suffix: &[u8], node: &Node, at: TokenId) -> Option<Vec<Candidate>> {
        let (tree, names) = (self.unit.tree, self.unit.names);
        names.lookup_such(tree, (node.scope, known::LITERAL_OPERATOR), at, |found| {
            let mut all = self.candidates(found.binding, at, &Vec::new())?;
            all.retain(|one| self.suffix_of(one) == suffix);
            (!all.is_empty()).then_some(all)
        })
    }

    /// The literal operators that a name means, which a qualifier finds as `binding`.
    pub(super) fn named_literal_operators(
        &self,
        name: &NameNode,
        binding: BindingId,
        node: &Node,
    ) -> Option<Vec<Candidate>> {
        let text = |at: TokenId| self.unit.tokens.get(at).span().of(self.unit.text);
        let quotes = name.token.next();
        let suffix = match text(quotes).strip_prefix(b"\"\"") {
            Some(b"") => text(quotes.next()),
            behind => behind?,
        };
        if name.qualifier.is_empty() {
            return self.literal_operators(suffix, node, name.token);
        }
        let mut all = self.candidates(binding, name.token, &Vec::new())?;
        all.retain(|one| self.suffix_of(one) == suffix);
        Some(all)
    }

    /// The suffix that a literal operator is for: behind the quotes, or the next token.
    fn suffix_of(&self, one: &Candidate) -> &[u8] {
        let (tokens, function) = (self.unit.tokens, &self.unit.tree[one.function]);
        let last = tokens.get(function.declarator_id.last()).span().of(self.unit.text);
        last.strip_prefix(b"\"\"").unwrap_or(last)
    }
}

/// Whether a type is that of the text of a literal.
fn is_text(ty: &Type) -> bool {
    let Type::Pointer(of) = ty else { return false };
    of.unqualified() == (Cv::CONST, &Type::Builtin("c"))
}

/// The parts of a literal that has a suffix which may be no ordinary one; `None` of others, and of strings and characters with a prefix.
fn parts(kind: Kind, text: &[u8]) -> Option<Literal<'_>> {
    let (end, sort) = match kind {
        Kind::Number => number(text),
        Kind::String => (text.iter().rposition(|&byte| byte == b'"')? + 1, Sort::String),
        Kind::Character => (text.iter().rposition(|&byte| byte == b'\'')? + 1, Sort::Character),
        _ => return None,
    };
    let (digits, suffix) = text.split_at_checked(end)?;
    let is_plain = matches!(text.first(), Some(b'0'..=b'9' | b'.' | b'"' | b'\''));
    let is_name = suffix.first().is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'_');
    (is_plain && is_name).then_some(Literal { digits, suffix, sort })
}

/// Where the suffix of a number begins, and whether it is an integer ([lex.icon], [lex.fcon]).
fn number(text: &[u8]) -> (usize, Sort) {
    let (start, is_digit, marks): (usize, fn(u8) -> bool, &[u8]) = match text {
        [b'0', b'x' | b'X', ..] => (2, |byte| byte.is_ascii_hexdigit(), b"pP"),
        [b'0', b'b' | b'B', ..] => (2, |byte| byte.is_ascii_digit(), b""),
        _ => (0, |byte| byte.is_ascii_digit(), b"eE"),
    };
    let behind_digits = |from: usize, is_digit: fn(u8) -> bool| {
        let rest = text.get(from..).unwrap_or_default();
        let separates = |at: usize| {
            rest.get(at) == Some(&b'\'') && rest.get(at + 1).is_some_and(|byte| byte.is_ascii_alphanumeric())
        };
        let is_part = |at: usize, byte: u8| is_digit(byte) || byte == b'.' || separates(at);
        from + rest.iter().enumerate().take_while(|&(at, &byte)| is_part(at, byte)).count()
    };
    let end = behind_digits(start, is_digit);
    let has_point = text.iter().take(end).any(|&byte| byte == b'.');
    let signed = end + 1 + usize::from(matches!(text.get(end + 1), Some(b'+' | b'-')));
    let has_exponent = text.get(end).is_some_and(|byte| marks.contains(byte))
        && text.get(signed).is_some_and(u8::is_ascii_digit);
    match has_exponent {
        true => (behind_digits(signed, |byte| byte.is_ascii_digit()), Sort::Floating),
        false => (end, if has_point { Sort::Floating } else { Sort::Integer }),
    }
}

#[cfg(test)]
mod tests {
    use super::{Sort, parts};
    use crate::lex::Kind;

    #[test]
    fn suffixes_of_numbers_are_told() {
        let shown = |text: &'static str| {
            let found = parts(Kind::Number, text.as_bytes());
            found.map(|one| {
                (one.digits.escape_ascii().to_string(), one.suffix.escape_ascii().to_string(), one.sort)
            })
        };
        let all = [
            ("12_h", "12", "_h", Sort::Integer),
            ("0x1F_h", "0x1F", "_h", Sort::Integer),
            ("0b11_h", "0b11", "_h", Sort::Integer),
            ("1000min", "1000", "min", Sort::Integer),
            ("1.5_f", "1.5", "_f", Sort::Floating),
            ("1e+3_f", "1e+3", "_f", Sort::Floating),
            ("1e_f", "1", "e_f", Sort::Integer),
        ];
        for (text, digits, suffix, sort) in all {
            assert_eq!(shown(text), Some((digits.to_owned(), suffix.to_owned(), sort)), "{text}");
        }
        assert_eq!(shown("12"), None);
    }
}
