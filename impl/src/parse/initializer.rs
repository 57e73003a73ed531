//! Initialisers and expression lists ([dcl.init]).

use super::call::Arguments;
use super::elements::Clauses;
use super::nodes::Begun;
use super::{Parsed, Parser};
use crate::hir::NodeKind;
use crate::lex::Kind;
use smallvec::SmallVec;

impl Parser<'_> {
    /// initializer-clause: an assignment-expression or a braced-init-list.
    pub(super) fn initializer_clause(&mut self) -> Parsed<()> {
        if self.kind() == Kind::OpenBrace {
            self.braced_init_list()
        } else {
            self.assignment_expression().map(|_| ())
        }
    }

    /// braced-init-list, with designators ([dcl.init.list], [dcl.init.aggr]).
    pub(super) fn braced_init_list(&mut self) -> Parsed<()> {
        let (open, begun) = (self.at, self.begin());
        if self.kind() != Kind::OpenBrace {
            return Err(self.failure(crate::tree::Reason::ExpectedToken));
        }
        let (listed, clauses, is_plain) = self.inside(open, |parser| {
            let mut listed = Some(Arguments::new());
            let mut is_plain_list = true;
            let mut clauses: Clauses = parser.notes_calls().then(SmallVec::new);
            while parser.kind() != Kind::CloseBrace {
                let start = parser.at;
                parser.designator()?;
                let is_plain = parser.at == start;
                is_plain_list &= is_plain;
                let element = parser.begin();
                let operand = parser.assignment_or_braces()?;
                let is_pack = parser.end_pack(element);
                match &mut listed {
                    Some(listed) if is_plain && !is_pack => {
                        listed.push(operand);
                        parser.add_clause(&mut clauses, start, operand);
                    }
                    _ => (listed, clauses) = (None, None),
                }
                if parser.accept(Kind::Comma).is_none() {
                    break;
                }
            }
            Ok((listed, clauses, is_plain_list))
        })?;
        self.end(begun, if is_plain { NodeKind::List } else { NodeKind::DesignatedList }, open);
        (self.listed, self.clauses) = (listed, clauses);
        Ok(())
    }

    /// designator: `.x =`, `.x.y =`, GNU's `[3] =`, `[1 ... 2] =` and `x:`; possibly none.
    fn designator(&mut self) -> Parsed<()> {
        if self.kind() == Kind::Identifier && self.ahead(1) == Kind::Colon {
            self.advance();
            self.advance();
            return Ok(());
        }
        let is_index = self.kind() == Kind::OpenBracket
            && matches!(
                self.kind_at(self.tokens.partner(self.at).next()),
                Kind::Assign | Kind::Dot | Kind::OpenBracket
            );
        if self.kind() != Kind::Dot && !is_index {
            return Ok(());
        }
        loop {
            match self.kind() {
                Kind::Dot => {
                    self.advance();
                    self.expect(Kind::Identifier)?;
                }
                Kind::OpenBracket => {
                    let open = self.at;
                    self.inside(open, |parser| {
                        parser.constant_expression()?;
                        if parser.accept(Kind::Ellipsis).is_some() {
                            parser.constant_expression()?;
                        }
                        Ok(())
                    })?;
                }
                _ => break,
            }
        }
        // `.x{1}` needs no `=`.
        self.accept(Kind::Assign);
        Ok(())
    }

    /// expression-list up to a closing bracket; possibly empty.
    pub(super) fn expression_list(&mut self) -> Parsed<()> {
        if self.kind().is_close_bracket() {
            return Ok(());
        }
        loop {
            let element = self.begin();
            self.initializer_clause()?;
            self.end_pack(element);
            if self.accept(Kind::Comma).is_none() {
                return Ok(());
            }
        }
    }

    /// The `...` behind an element that is a pack expansion, if it is one.
    pub(super) fn end_pack(&mut self, element: Begun) -> bool {
        let is_pack = self.accept(Kind::Ellipsis).is_some();
        if is_pack {
            self.end(element, NodeKind::Pack, self.at);
        }
        is_pack
    }

    /// An expression-list with its parentheses.
    pub(super) fn parenthesized_expression_list(&mut self) -> Parsed<()> {
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(crate::tree::Reason::ExpectedToken));
        }
        self.inside(open, Self::expression_list)
    }
}
