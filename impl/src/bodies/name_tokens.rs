//! The names of the declarations that one use can mean: a list that uses of an overload set share.

use crate::lex::TokenId;
use std::ops::Deref;
use std::sync::Arc;

/// Tokens of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameTokens(List);

#[derive(Clone, Debug, PartialEq, Eq)]
enum List {
    One(TokenId),
    Several(Arc<[TokenId]>),
}

impl NameTokens {
    /// Those of `tokens`; `before` is the list of another use, which is taken where it is the same.
    pub(crate) fn sharing(tokens: &[TokenId], before: &mut Option<NameTokens>) -> NameTokens {
        if let [one] = tokens {
            return NameTokens(List::One(*one));
        }
        match before {
            Some(same) if **same == *tokens => same.clone(),
            _ => before.insert(NameTokens(List::Several(tokens.into()))).clone(),
        }
    }
}

impl Deref for NameTokens {
    type Target = [TokenId];

    fn deref(&self) -> &[TokenId] {
        match &self.0 {
            List::One(token) => std::slice::from_ref(token),
            List::Several(tokens) => tokens,
        }
    }
}

impl<'a> IntoIterator for &'a NameTokens {
    type Item = &'a TokenId;
    type IntoIter = std::slice::Iter<'a, TokenId>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
