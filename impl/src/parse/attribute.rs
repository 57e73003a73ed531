//! Attributes of all syntaxes ([dcl.attr]), left in `pending` for their owner.

use super::{Parsed, Parser};
use crate::lex::{Kind, Symbol, TokenId, TokenRange, known};
use crate::tree::{Attribute, AttributeId, AttributeOwner, AttributeSyntax, IdRange, Reason};

impl Parser<'_> {
    /// True when an attribute of any syntax begins here.
    pub(super) fn at_attribute(&self) -> bool {
        self.tokens.begins_attribute(self.at)
    }

    /// attribute-specifier-seq and its GNU and CUDA relatives; possibly none.
    pub(super) fn opt_attribute_specifier_seq(&mut self) -> Parsed<()> {
        while self.at_attribute() {
            self.attribute_specifier()?;
        }
        Ok(())
    }

    /// One attribute-specifier.
    pub(super) fn attribute_specifier(&mut self) -> Parsed<()> {
        let start = self.at;
        match self.kind() {
            Kind::Attribute => {
                self.advance();
                let (open, close) = self.brackets(Kind::OpenParen)?;
                let inner = open.next();
                let whole = self.since(start);
                if self.kind_at(inner) == Kind::OpenParen {
                    let end = self.tokens.partner(inner);
                    self.attribute_list(AttributeSyntax::Gnu, TokenRange::new(inner.next(), end), whole)?;
                } else {
                    self.attribute_list(AttributeSyntax::Gnu, TokenRange::new(inner, close), whole)?;
                }
            }
            Kind::Declspec => {
                self.advance();
                let (open, close) = self.brackets(Kind::OpenParen)?;
                let whole = self.since(start);
                self.attribute_list(AttributeSyntax::Declspec, TokenRange::new(open.next(), close), whole)?;
            }
            Kind::OpenBracket => {
                let (open, _) = self.brackets(Kind::OpenBracket)?;
                let whole = self.since(start);
                let inner = open.next();
                let end = self.tokens.partner(inner);
                self.attribute_list(AttributeSyntax::Standard, TokenRange::new(inner.next(), end), whole)?;
            }
            Kind::Alignas => {
                self.advance();
                let (open, close) = self.brackets(Kind::OpenParen)?;
                let whole = self.since(start);
                let arguments = TokenRange::new(open.next(), close);
                if self.wants(arguments) {
                    self.unevaluated(|parser| parser.again(arguments, Self::types_or_expressions))?;
                    self.at = whole.end;
                }
                self.push_attribute(AttributeSyntax::Alignas, start, arguments, whole, true);
            }
            Kind::Identifier => {
                self.advance();
                let mut arguments = TokenRange::empty_at(self.at);
                if takes_arguments(self.tokens.symbol(start)) && self.kind() == Kind::OpenParen {
                    let (open, close) = self.brackets(Kind::OpenParen)?;
                    arguments = TokenRange::new(open.next(), close);
                    self.attribute_arguments(arguments, self.tokens.symbol(start))?;
                }
                let whole = self.since(start);
                self.push_attribute(AttributeSyntax::Word, start, arguments, whole, true);
            }
            _ => return Err(self.failure(Reason::ExpectedToken)),
        }
        Ok(())
    }

    /// The attributes between the inner brackets: `a, ns::b(1), using ns: c`.
    fn attribute_list(&mut self, syntax: AttributeSyntax, list: TokenRange, whole: TokenRange) -> Parsed<()> {
        let first = self.pending.attributes.len();
        let mut at = list.start;
        while at < list.end {
            if self.kind_at(at) == Kind::Comma {
                at = at.next();
                continue;
            }
            let mut name = at;
            if self.kind_at(at) == Kind::Using {
                // `using ns:` gives the names a prefix; the names are what counts.
                at = TokenId(at.0 + 3);
                continue;
            }
            at = at.next();
            if self.kind_at(at) == Kind::ColonColon && at.next() < list.end {
                name = at.next();
                at = name.next();
            }
            let mut arguments = TokenRange::empty_at(at);
            if self.kind_at(at) == Kind::OpenParen && at < list.end {
                let close = self.tokens.partner(at);
                arguments = TokenRange::new(at.next(), close);
                at = close.next();
                self.attribute_arguments(arguments, self.tokens.symbol(name))?;
            }
            self.push_attribute(syntax, name, arguments, whole, false);
            while at < list.end && self.kind_at(at) != Kind::Comma {
                at = at.next();
            }
        }
        let count = self.pending.attributes.len() - first;
        for attribute in &mut self.pending.attributes[first..] {
            attribute.is_alone = count == 1;
        }
        Ok(())
    }

    /// Reads the arguments of an attribute that takes expressions; those of most others are words of their own.
    fn attribute_arguments(&mut self, arguments: TokenRange, name: Symbol) -> Parsed<()> {
        let takes_expressions =
            takes_arguments(name) || EXPRESSIONS.contains(&self.tokens.symbols.spelling(name));
        if !takes_expressions || arguments.is_empty() || !self.wants(arguments) {
            return Ok(());
        }
        let behind = self.at;
        self.again(arguments, Self::types_or_expressions)?;
        self.at = behind;
        Ok(())
    }

    fn push_attribute(
        &mut self,
        syntax: AttributeSyntax,
        name_token: TokenId,
        arguments: TokenRange,
        whole: TokenRange,
        is_alone: bool,
    ) {
        let name = self.tokens.symbol(name_token);
        let owner = AttributeOwner::None;
        self.pending.attributes.push(Attribute {
            syntax,
            name,
            name_token,
            arguments,
            whole,
            is_alone,
            owner,
        });
    }

    /// Gives the pending attributes from `mark` on to `owner`; they stay pending when `keep` says so (another
    /// declarator follows).
    pub(super) fn give_attributes(
        &mut self,
        mark: usize,
        owner: AttributeOwner,
        keep: bool,
    ) -> IdRange<AttributeId> {
        let start = self.tree.attributes.len() as u32;
        for attribute in &self.pending.attributes[mark..] {
            self.tree.attributes.push(Attribute { owner, ..attribute.clone() });
        }
        if !keep {
            self.pending.attributes.truncate(mark);
        }
        IdRange::new(start, self.tree.attributes.len() as u32)
    }
}

/// Attributes whose arguments are expressions.
const EXPRESSIONS: &[&[u8]] = &[
    b"aligned",
    b"__aligned__",
    b"vector_size",
    b"__vector_size__",
    b"launch_bounds",
    b"maxnreg",
    b"cluster_dims",
    b"block_size",
    b"local_maxnreg",
    // Clang's.
    b"diagnose_if",
    b"enable_if",
    b"__enable_if__",
    b"preferred_name",
    b"__preferred_name__",
];

fn takes_arguments(symbol: Symbol) -> bool {
    matches!(
        symbol,
        known::WORD_LAUNCH_BOUNDS
            | known::WORD_MAXNREG
            | known::WORD_LOCAL_MAXNREG
            | known::WORD_CLUSTER_DIMS
            | known::WORD_BLOCK_SIZE
    )
}
