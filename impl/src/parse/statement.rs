//! Statements ([stmt]).
//!
//! Blocks nest by recursion, `else if` chains do not.

use super::call::Arguments;
use super::declarator::Role;
use super::implied::{Initialized, Wanted};
use super::name::Context;
use super::operand::Operand;
use super::recover::Resume;
use super::referent::Referent;
use super::specifier::Position;
use super::{Parsed, Parser};
use crate::bodies::{Branch, ConstructKind, UseContext};
use crate::hir::{Initialization, Jump, NodeKind, Statement, Step};
use crate::lex::{Kind, Symbol, TokenId, known};
use crate::names::{END, Meaning, Named};
use crate::tree::{DeclarationId, Form, FunctionId, FunctionName, Reason, ScopeId, ScopeKind};
use rustc_hash::FxHashSet;

/// A statement whose substatement is being read.
#[derive(Clone, Copy, Debug)]
struct OpenStatement {
    /// The scope around it.
    outer: ScopeId,
    /// The scope of its condition.
    inner: ScopeId,
    /// An `else` may follow.
    may_else: bool,
    /// What captures depend on, around it.
    context: UseContext,
    /// Whether the first substatement of an `if constexpr` is taken, whatever is around.
    branch: Branch,
}

impl Parser<'_> {
    /// function-body with its constructor initialisers and handlers ([dcl.fct.def.general]).
    pub(super) fn function_body(&mut self) -> Parsed<()> {
        let outer = self.enter_block();
        let result = self.function_body_in_block();
        self.scope = outer;
        result
    }

    fn function_body_in_block(&mut self) -> Parsed<()> {
        let function = self.noted_body(self.at);
        let special = self.special(function);
        let around = self.set_function(function);
        let result = self.function_text(special);
        self.set_function(around);
        result
    }

    /// Says which function's body is being read; gives what was said before.
    pub(super) fn set_function(&mut self, function: Option<FunctionId>) -> Option<FunctionId> {
        let again = self.again.as_mut()?;
        std::mem::replace(&mut again.function, function)
    }

    fn function_text(&mut self, special: Option<(FunctionName, ScopeId)>) -> Parsed<()> {
        let try_token = self.accept(Kind::Try);
        if let Some(at) = try_token {
            self.note_construct(ConstructKind::Try, at);
        }
        let mut written = FxHashSet::default();
        if self.accept(Kind::Colon).is_some() {
            written = self.mem_initializer_list(special.map(|(_, class)| class))?;
        }
        if let Some((FunctionName::Constructor, class)) = special {
            self.note_constructed(class, self.at, &written);
        }
        self.compound_statement()?;
        if let Some((FunctionName::Destructor, class)) = special {
            self.note_subobjects(class, self.at.previous(), known::DESTRUCTOR, &written);
        }
        if try_token.is_some() {
            self.handler_seq()?;
        }
        Ok(())
    }

    /// mem-initializer-list ([class.base.init]).
    ///
    /// With the members of the class whose constructor it is, where its calls are noted; gives what it initialises.
    fn mem_initializer_list(&mut self, class: Option<ScopeId>) -> Parsed<FxHashSet<Initialized>> {
        let mut written = FxHashSet::default();
        loop {
            let start = self.at;
            let (named, member) = self.mem_initializer_id()?;
            let begun = self.begin();
            let (how, arguments) = match self.kind() {
                Kind::OpenParen => (Initialization::Direct, Some(self.arguments()?)),
                Kind::OpenBrace => {
                    let is_empty = self.ahead(1) == Kind::CloseBrace;
                    self.braced_init_list()?;
                    (Initialization::List, is_empty.then(Arguments::new))
                }
                _ => return Err(self.failure(Reason::ExpectedToken)),
            };
            if let Some(class) = class {
                written.extend(self.note_mem_initializer(class, start, named, arguments.as_ref()));
            }
            let kind = match self.accept(Kind::Ellipsis) {
                Some(_) => NodeKind::Opaque,
                None => NodeKind::Subobject(member, how),
            };
            self.end(begun, kind, start);
            if self.accept(Kind::Comma).is_none() {
                return Ok(written);
            }
        }
    }

    /// mem-initializer-id: looked up in the class first, so no parameter hides a member; with the member that it names.
    fn mem_initializer_id(&mut self) -> Parsed<(Operand, Option<DeclarationId>)> {
        if self.kind() == Kind::Identifier
            && matches!(self.ahead(1), Kind::OpenParen | Kind::OpenBrace)
            && let Some(class) = self.enclosing_class()
            && let Some(found) = self.find_member(class, self.symbol(), Meaning::NONE)
        {
            let name = self.advance();
            self.note_member(name, |_| Referent::Found(found));
            let member = match self.names.declarations(found.binding, END).next() {
                Some(Named::Declaration(id)) => self.tree.variable(id).map(|_| id),
                _ => None,
            };
            return Ok((self.operand_of_found(found), member));
        }
        let start = self.at;
        self.qualified_name(Context::Type)?;
        let operand = match self.operand_of_type(self.scope, self.since(start), 0) {
            Operand::Object(class) => Operand::Type(Some(class)),
            _ => Operand::Type(None),
        };
        Ok((operand, None))
    }

    /// Enters a new block scope; gives the one around.
    pub(super) fn enter_block(&mut self) -> ScopeId {
        let outer = self.scope;
        self.scope = self.open_scope(ScopeKind::Block, Some(outer), Symbol::NONE, None);
        outer
    }

    /// Leaves the block just entered when nothing was declared in it: lookup has one scope less to ask.
    fn leave_empty_block(&mut self, outer: ScopeId) {
        let is_last = self.scope.index() + 1 == self.tree.scopes.len();
        // What was recorded stands in it.
        if self.begin().is_none() && is_last && self.tree[self.scope].declarations.is_empty() {
            self.tree.scopes.pop();
            self.scope = outer;
        }
    }

    /// compound-statement ([stmt.block]). What does not fit in it is passed over.
    pub(super) fn compound_statement(&mut self) -> Parsed<()> {
        let open = self.expect(Kind::OpenBrace)?;
        let close = self.tokens.partner(open);
        let outer = self.enter_block();
        self.between(NodeKind::Statement(Step::Enter(Statement::Block)), open);
        let flow = std::mem::take(&mut self.flow);
        let result = self.nested(|parser| {
            parser.statement_seq(close);
            Ok(())
        });
        self.flow = flow;
        self.between(NodeKind::Statement(Step::Leave), close);
        self.scope = outer;
        result?;
        self.at = close.next();
        Ok(())
    }

    /// statement-seq up to `close`.
    fn statement_seq(&mut self, close: TokenId) {
        let speculating = std::mem::replace(&mut self.speculating, false);
        while self.at < close {
            let start = self.at;
            let resume = Resume::at(self);
            if let Err(failure) = self.nested(Self::statement) {
                self.recover_statement(resume, failure, close);
            }
            if self.at <= start {
                self.at = start.next();
            }
        }
        self.speculating = speculating;
    }

    /// statement ([stmt.pre]). Chains of labels, of `else if`, of loops in loops need no recursion.
    fn statement(&mut self) -> Parsed<()> {
        let (outermost, context) = (self.scope, self.context);
        let result = self.statement_chain();
        self.scope = outermost;
        self.context = context;
        result
    }

    fn statement_chain(&mut self) -> Parsed<()> {
        let mut open: Vec<OpenStatement> = Vec::new();
        loop {
            if self.substatement(&mut open)? {
                continue;
            }
            // A whole statement was read: it ends those around it that wait for no `else`.
            loop {
                let Some(around) = open.pop() else { return Ok(()) };
                if around.may_else && self.accept(Kind::Else).is_some() {
                    self.scope = around.inner;
                    if self.context.constexpr_ifs != around.context.constexpr_ifs {
                        self.context = self.context.in_substatement(around.context, around.branch.other());
                    }
                    self.between(NodeKind::Statement(Step::Else), self.at);
                    open.push(OpenStatement { may_else: false, ..around });
                    break;
                }
                self.scope = around.outer;
                self.context = around.context;
                self.between(NodeKind::Statement(Step::Leave), self.at.previous());
            }
        }
    }

    /// Reads a statement, or only the head of one: then true, and its substatement follows.
    fn substatement(&mut self, open: &mut Vec<OpenStatement>) -> Parsed<bool> {
        let outer = self.scope;
        self.statement_attributes()?;
        match self.kind() {
            Kind::OpenBrace => self.compound_statement().map(|()| false),
            Kind::Semicolon => {
                self.between(NodeKind::Statement(Step::Empty), self.at);
                self.advance();
                Ok(false)
            }
            Kind::Case => {
                self.advance();
                self.constant_expression()?;
                if self.accept(Kind::Ellipsis).is_some() {
                    // GNU: `case 1 ... 5:`
                    self.constant_expression()?;
                }
                self.expect(Kind::Colon)?;
                self.between(NodeKind::Statement(Step::Label), self.at);
                Ok(self.label_end())
            }
            Kind::Default if self.ahead(1) == Kind::Colon => {
                self.advance();
                self.advance();
                self.between(NodeKind::Statement(Step::Default), self.at);
                Ok(self.label_end())
            }
            Kind::Identifier if self.ahead(1) == Kind::Colon => {
                self.advance();
                self.advance();
                self.between(NodeKind::Statement(Step::Label), self.at);
                Ok(self.label_end())
            }
            Kind::If => {
                let context = self.context;
                self.between(NodeKind::Statement(Step::Enter(Statement::If)), self.at);
                let branch = self.if_head()?;
                self.leave_empty_block(outer);
                open.push(OpenStatement { outer, inner: self.scope, may_else: true, context, branch });
                Ok(true)
            }
            Kind::Switch | Kind::While => {
                let wanted = if self.kind() == Kind::Switch { Wanted::Scalar } else { Wanted::Condition };
                let is_switch = self.kind() == Kind::Switch;
                let statement = if is_switch { Statement::Switch } else { Statement::Loop };
                self.enter_block();
                self.between(NodeKind::Statement(Step::Enter(statement)), self.at);
                self.advance();
                self.parenthesized_condition(wanted)?;
                if !is_switch {
                    self.condition_end();
                }
                self.leave_empty_block(outer);
                let (context, branch) = (self.context, Branch::Taken);
                open.push(OpenStatement { outer, inner: self.scope, may_else: false, context, branch });
                Ok(true)
            }
            Kind::For => {
                self.enter_block();
                self.between(NodeKind::Statement(Step::Enter(Statement::Loop)), self.at);
                self.for_head()?;
                self.leave_empty_block(outer);
                let (context, branch) = (self.context, Branch::Taken);
                open.push(OpenStatement { outer, inner: self.scope, may_else: false, context, branch });
                Ok(true)
            }
            Kind::Do => self.do_statement().map(|()| false),
            Kind::Try => {
                self.advance_construct(ConstructKind::Try);
                self.compound_statement()?;
                self.handler_seq()?;
                Ok(false)
            }
            _ => self.simple_statement().map(|()| false),
        }
    }

    /// Attributes before a statement, unless they begin a declaration.
    fn statement_attributes(&mut self) -> Parsed<()> {
        let begins = |parser: &Self| {
            parser.kind() == Kind::OpenBracket && parser.ahead(1) == Kind::OpenBracket
                || parser.kind() == Kind::Attribute
        };
        if !begins(self) {
            return Ok(());
        }
        let start = self.at;
        let head = self.no_head();
        while begins(self) {
            self.attribute_specifier()?;
        }
        self.drop_pending(&head);
        // `__attribute__((shared)) int x;`, `[[maybe_unused]] int x`: the declaration reads them itself.
        if !self.begins_statement_keyword() && self.begins_declaration()? {
            self.at = start;
        }
        Ok(())
    }

    fn begins_statement_keyword(&self) -> bool {
        matches!(
            self.kind(),
            Kind::OpenBrace
                | Kind::Semicolon
                | Kind::Case
                | Kind::Default
                | Kind::If
                | Kind::Switch
                | Kind::While
                | Kind::For
                | Kind::Do
                | Kind::Try
                | Kind::Return
                | Kind::Break
                | Kind::Continue
                | Kind::Goto
        )
    }

    /// Behind a label: true when a statement follows, false before `}` (C++23).
    fn label_end(&mut self) -> bool {
        if self.kind() == Kind::Attribute {
            // `label: __attribute__((unused));` belongs to the label.
            let head = self.no_head();
            let _ = self.peek(|parser| parser.attribute_specifier());
            self.drop_pending(&head);
        }
        self.kind() != Kind::CloseBrace
    }

    /// `if`, with what stands before its substatement ([stmt.if]); whether that is taken, of a constexpr `if`.
    fn if_head(&mut self) -> Parsed<Branch> {
        self.expect(Kind::If)?;
        self.enter_block();
        self.accept(Kind::Not);
        if self.accept(Kind::Consteval).is_some() {
            return Ok(Branch::Taken);
        }
        if self.accept(Kind::Constexpr).is_some() {
            self.context.constexpr_ifs = self.context.constexpr_ifs.saturating_add(1);
            self.context.own_constexpr_ifs = self.context.own_constexpr_ifs.saturating_add(1);
            let condition = self.at.next();
            let begun = self.begin();
            self.constant(|parser| parser.parenthesized_condition(Wanted::Condition))?;
            let is_whole = self.at.previous() == condition.next();
            let branch = match self.kind_at(condition) {
                Kind::True if is_whole => Branch::Taken,
                Kind::False if is_whole => Branch::Discarded,
                _ => match self.truth(begun) {
                    Some(true) => Branch::Taken,
                    Some(false) => Branch::Discarded,
                    None => Branch::Unknown,
                },
            };
            self.context = self.context.in_substatement(self.context, branch);
            if branch != Branch::Unknown {
                let step = Step::Constexpr(branch == Branch::Taken);
                self.between(NodeKind::Statement(step), self.at);
            }
            return Ok(branch);
        }
        self.parenthesized_condition(Wanted::Condition)?;
        self.condition_end();
        Ok(Branch::Taken)
    }

    /// Notes that the expression before is the condition of the statement around.
    fn condition_end(&mut self) {
        self.between(NodeKind::Statement(Step::Condition), self.at);
    }

    /// `( init-statement condition )`; the names stay visible in the substatements.
    fn parenthesized_condition(&mut self, wanted: Wanted) -> Parsed<()> {
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(Reason::ExpectedToken));
        }
        self.inside(open, |parser| {
            if parser.has_semicolon(open) {
                parser.init_statement()?;
            }
            parser.condition(wanted)
        })
    }

    /// True when a `;` stands directly between the brackets.
    fn has_semicolon(&self, open: TokenId) -> bool {
        self.find_inside(open, Kind::Semicolon).is_some()
    }

    /// The first token of `kind` directly between the brackets.
    fn find_inside(&self, open: TokenId, kind: Kind) -> Option<TokenId> {
        let close = self.tokens.partner(open);
        let mut at = open.next();
        while at < close {
            if self.kind_at(at) == kind {
                return Some(at);
            }
            at = self.tokens.behind(at);
        }
        None
    }

    /// condition ([stmt.pre]).
    fn condition(&mut self, wanted: Wanted) -> Parsed<()> {
        if self.begins_declaration()? {
            self.declaration_without_end()?;
            if wanted == Wanted::Scalar {
                self.between(NodeKind::Statement(Step::Selector), self.at);
            }
            Ok(())
        } else {
            self.converted_condition(wanted)
        }
    }

    /// A declaration of one variable without its `;`: a condition, a for-range-declaration.
    fn declaration_without_end(&mut self) -> Parsed<Option<TokenId>> {
        let head = self.no_head();
        self.opt_attribute_specifier_seq()?;
        let specifiers = self.decl_specifier_seq(Position::Declaration, &head)?;
        let declarator = self.declarator(Role::Block, &specifiers, Form::Plain)?;
        let name = declarator.name.map(|name| name.token);
        self.variable(&head, &specifiers, declarator, Role::Block)?;
        self.pending.specifiers.truncate(head.specifiers);
        self.drop_pending(&head);
        Ok(name)
    }

    /// init-statement ([stmt.pre]).
    fn init_statement(&mut self) -> Parsed<()> {
        self.simple_statement()
    }

    /// `for` with its parentheses ([stmt.for], [stmt.ranged]).
    fn for_head(&mut self) -> Parsed<()> {
        self.expect(Kind::For)?;
        self.accept(Kind::CoAwait);
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(Reason::ExpectedToken));
        }
        let ranged = self.range_colon(open);
        self.inside(open, |parser| {
            if ranged {
                if parser.has_semicolon(open) {
                    parser.init_statement()?;
                }
                return parser.for_range();
            }
            parser.simple_statement()?;
            if parser.kind() == Kind::Semicolon {
                parser.between(NodeKind::Statement(Step::Always), parser.at);
            } else {
                parser.condition(Wanted::Condition)?;
                parser.condition_end();
            }
            parser.expect(Kind::Semicolon)?;
            if parser.kind() != Kind::CloseParen {
                let start = parser.at;
                parser.expression()?;
                parser.between(NodeKind::Statement(Step::Iteration), start);
            }
            Ok(())
        })
    }

    /// `T x : range`. The range is read outside the scope of the variable, which is declared behind it.
    fn for_range(&mut self) -> Parsed<()> {
        let first = DeclarationId::from_index(self.tree.declarations.len());
        let name = self.declaration_without_end()?;
        let colon = self.expect(Kind::Colon)?;
        let begun = self.begin();
        let range = if self.kind() == Kind::OpenBrace {
            self.braced_init_list()?;
            Operand::Unknown
        } else {
            self.expression()?
        };
        self.end(begun, NodeKind::Range(first), colon);
        // The elements of something dependent are dependent.
        if let (Some(name), Operand::Dependent) = (name, range) {
            self.deduce(name, range);
        }
        Ok(())
    }

    /// True when the parentheses of a `for` are those of a range-based one: a `:` that ends no conditional.
    fn range_colon(&self, open: TokenId) -> bool {
        let close = self.tokens.partner(open);
        let mut at = open.next();
        let mut conditionals = 0u32;
        while at < close {
            match self.kind_at(at) {
                Kind::Question => conditionals += 1,
                Kind::Colon if conditionals == 0 => return true,
                Kind::Colon => conditionals -= 1,
                kind if kind.is_open_bracket() => at = self.tokens.partner(at),
                _ => {}
            }
            at = at.next();
        }
        false
    }

    fn do_statement(&mut self) -> Parsed<()> {
        self.expect(Kind::Do)?;
        self.nested(|parser| {
            let outer = parser.enter_block();
            parser.between(NodeKind::Statement(Step::Enter(Statement::Do)), parser.at);
            let result = parser.statement();
            parser.scope = outer;
            result
        })?;
        self.expect(Kind::While)?;
        self.parenthesized_condition(Wanted::Condition)?;
        self.condition_end();
        self.between(NodeKind::Statement(Step::Leave), self.at.previous());
        self.expect(Kind::Semicolon).map(|_| ())
    }

    /// handler-seq ([except.pre]); GNU code may have none after `__try`.
    fn handler_seq(&mut self) -> Parsed<()> {
        while self.accept(Kind::Catch).is_some() {
            let locals = self.locals.len();
            let result = self.handler();
            self.pop_locals(locals);
            result?;
        }
        Ok(())
    }

    fn handler(&mut self) -> Parsed<()> {
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(Reason::ExpectedToken));
        }
        let close = self.tokens.partner(open);
        self.inside(open, |parser| parser.parameter_declaration_clause(close))?;
        self.compound_statement()
    }

    /// A statement without substatements: a declaration, a jump, an expression.
    fn simple_statement(&mut self) -> Parsed<()> {
        match self.kind() {
            Kind::Semicolon => {}
            kind @ (Kind::Break | Kind::Continue) => {
                let jump = if kind == Kind::Break { Jump::Break } else { Jump::Continue };
                self.between(NodeKind::Statement(Step::Jump(jump)), self.at);
                self.advance();
            }
            Kind::Return | Kind::CoReturn => {
                let at = self.advance();
                let begun = self.begin();
                match self.kind() {
                    Kind::Semicolon => {}
                    Kind::OpenBrace => self.braced_init_list()?,
                    _ => {
                        let start = self.at;
                        let operand = self.expression()?;
                        self.note_returned(operand, start);
                    }
                }
                self.end(begun, NodeKind::Statement(Step::Jump(Jump::Return)), at);
            }
            Kind::Goto => {
                self.between(NodeKind::Statement(Step::Jump(Jump::Goto)), self.at);
                self.advance();
                if self.accept(Kind::Star).is_some() {
                    self.expression()?;
                } else {
                    self.expect(Kind::Identifier)?;
                }
            }
            Kind::Label => {
                // GNU: `__label__ a, b;`
                self.advance();
                self.expect(Kind::Identifier)?;
                while self.accept(Kind::Comma).is_some() {
                    self.expect(Kind::Identifier)?;
                }
            }
            Kind::Asm => self.asm_statement()?,
            _ => {
                if self.begins_declaration()? {
                    return self.block_declaration();
                }
                self.expression()?;
            }
        }
        self.expect(Kind::Semicolon).map(|_| ())
    }

    /// block-declaration ([dcl.pre]).
    fn block_declaration(&mut self) -> Parsed<()> {
        let first = self.tree.declarations.len();
        self.declaration()?;
        self.note_block_entities(first);
        Ok(())
    }

    /// asm-declaration with GNU's operands ([dcl.asm]); the `;` stays.
    fn asm_statement(&mut self) -> Parsed<()> {
        self.expect(Kind::Asm)?;
        while matches!(self.kind(), Kind::Volatile | Kind::Inline | Kind::Goto | Kind::Const) {
            self.advance();
        }
        self.asm_operands()
    }

    /// The parentheses of an asm: strings, then operands between colons.
    pub(super) fn asm_operands(&mut self) -> Parsed<()> {
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(Reason::ExpectedToken));
        }
        let close = self.tokens.partner(open);
        self.inside(open, |parser| {
            while parser.at < close {
                match parser.kind() {
                    Kind::String | Kind::Colon | Kind::ColonColon | Kind::Comma => {
                        parser.advance();
                    }
                    // `[name] "constraint" (expression)`
                    Kind::OpenBracket => {
                        parser.brackets(Kind::OpenBracket)?;
                    }
                    Kind::OpenParen => {
                        let open = parser.at;
                        parser.inside(open, Self::expression)?;
                    }
                    // The labels of `asm goto`, and strings made of constant expressions.
                    _ => {
                        parser.assignment_expression()?;
                    }
                }
            }
            Ok(())
        })
    }
}
