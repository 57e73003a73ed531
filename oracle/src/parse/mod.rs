//! The recursive-descent parser for Core CUDA. Its functions bear the names of GRAMMAR.md's productions.

mod aggregates;
mod allocation;
mod calls;
mod casts;
mod changing;
mod classes;
mod constants;
mod construction;
mod conversions;
mod declarations;
mod declarators;
mod defaults;
mod empty;
mod evaluation;
mod expansions;
mod expressions;
mod flow;
mod functions;
mod implied;
mod initializers;
mod lambdas;
mod literals;
mod names;
mod objects;
mod operators;
mod postfix;
mod primary;
mod specifiers;
mod statements;
mod subobjects;
mod templates;
mod uses;

use std::collections::BTreeSet;
use std::ops::Range;

pub(crate) use declarations::UNNAMED;
pub(crate) use specifiers::is_fundamental_word;

use cufe_spec::observation::Place;

use crate::NotCore;
use crate::program::{Context, Form, InitialisationForm, Program, TemplateHeader};
use crate::scopes::{ScopeKind, Scopes, Symbol};
use crate::source::{Source, Token, TokenKind};
use crate::types::Type;

/// How deep productions may nest.
const MAX_DEPTH: usize = 96;
/// How many steps per token may be spent before the unit counts as too ambiguous to read.
const STEPS_PER_TOKEN: usize = 200;
/// How many pointer, array and function operators one declarator may have.
const MAX_MODIFIERS: usize = 64;
/// How many template headers one declaration may have.
const MAX_HEADERS: usize = 16;
/// How many instances of templates a unit may make.
const MAX_INSTANCES: usize = 2000;
/// How long the spelling of an aliased type may be.
const MAX_ALIAS_SPELLING: usize = 4000;

/// The result of a production.
pub(crate) type Parsed<T> = Result<T, NotCore>;

/// A member function's body, read when the outermost class around it is complete.
struct PendingBody {
    /// The declaration, an index into `Program::functions`.
    function: usize,
    /// The scope of its parameters.
    scope: usize,
    /// The token after the declarator: `:` of the initialisers or `{`.
    start: usize,
}

/// What surrounds a declaration.
#[derive(Clone, Debug, Default)]
struct Headers {
    form: Option<Form>,
    headers: Vec<TemplateHeader>,
    /// The first token of the declaration, headers included.
    start: usize,
}

impl Headers {
    fn form(&self) -> Form {
        self.form.unwrap_or(Form::Plain)
    }
}

/// The state of reading one unit.
pub(crate) struct Parser<'s, 'a> {
    source: &'s Source<'a>,
    at: usize,
    depth: usize,
    steps: usize,
    exhausted: bool,
    tentative: usize,
    /// Inside template arguments a `>` closes; inside a launch configuration `>>>` closes.
    greater: Greater,
    scope: usize,
    scopes: Scopes,
    program: Program,
    function: Option<usize>,
    pending: Vec<PendingBody>,
    class_nesting: usize,
    c_linkage: bool,
    /// Members are private or protected here.
    is_private: bool,
    /// How many operands of `sizeof`, `decltype` and `noexcept` are around.
    unevaluated: usize,
    /// How many constant expressions are around: array bounds, template arguments and their like.
    constants: usize,
    /// How many branches of `if constexpr` are around.
    constexpr_ifs: usize,
    /// How many default arguments are around.
    default_arguments: usize,
    /// A default member initialiser is around: a constructor has what is done there.
    of_member: bool,
    /// The innermost lambda whose body is read.
    lambda: Option<usize>,
    /// The instance whose body is read.
    instance: Option<usize>,
    /// The implied member whose calls are found.
    implied: Option<usize>,
    /// What is called and used is of no diagnostic, see `Program::quiet_calls`.
    quiet: bool,
    /// Its template arguments.
    bindings: calls::Bindings,
    /// An element of a pack expansion is read: the packs in the bindings are replaced by it.
    in_element: bool,
    /// The innermost branch of `if constexpr` around that is discarded or whose condition is open.
    branch: Option<Context>,
    /// A template parameter pack occurs in the specifiers before the declarator that is read now.
    base_is_pack: bool,
    member_templates: Vec<String>,
    /// Where something is done: calls, assignments, objects that are made.
    effects: BTreeSet<usize>,
    /// Where names of automatic storage duration that are no variables of the program, and `this`, are evaluated.
    automatic: BTreeSet<usize>,
    /// Objects that constructors make that nobody declares.
    made: Vec<(Type, InitialisationForm)>,
    /// The functions around the one whose body is read, which is a member of a local class then.
    around: Vec<usize>,
    /// Where control goes in the body that is read.
    flow: flow::Flow,
    /// The default arguments that are used outside of functions: where a call that uses one ends, and the range of that.
    defaults_used: Vec<(usize, std::ops::Range<usize>)>,
    unnamed_classes: usize,
    /// The kinds of the parameters of the template header read last.
    header_kinds: Vec<String>,
    /// Their names.
    header_names: Vec<String>,
}

/// What a `>` means where an expression is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Greater {
    /// The operator.
    Operator,
    /// The end of template arguments.
    ClosesArguments,
    /// Three adjoining ones end a launch configuration.
    ClosesConfiguration,
}

/// Reads a unit.
pub(crate) fn read(source: &Source<'_>) -> Parsed<(Program, Scopes)> {
    let mut parser = Parser {
        source,
        at: 0,
        depth: 0,
        steps: 0,
        exhausted: false,
        tentative: 0,
        greater: Greater::Operator,
        scope: 0,
        scopes: Scopes::new(),
        program: Program::default(),
        function: None,
        pending: Vec::new(),
        class_nesting: 0,
        c_linkage: false,
        is_private: false,
        unevaluated: 0,
        constants: 0,
        constexpr_ifs: 0,
        default_arguments: 0,
        of_member: false,
        lambda: None,
        instance: None,
        in_element: false,
        implied: None,
        quiet: false,
        bindings: Vec::new(),
        branch: None,
        base_is_pack: false,
        member_templates: Vec::new(),
        effects: BTreeSet::new(),
        automatic: BTreeSet::new(),
        made: Vec::new(),
        around: Vec::new(),
        flow: flow::Flow::default(),
        defaults_used: Vec::new(),
        unnamed_classes: 0,
        header_kinds: Vec::new(),
        header_names: Vec::new(),
    };
    parser.translation_unit()?;
    parser.instances()?;
    Ok((parser.program, parser.scopes))
}

impl<'a> Parser<'_, 'a> {
    fn token(&self) -> &Token<'a> {
        self.token_at(self.at)
    }

    fn token_at(&self, index: usize) -> &Token<'a> {
        &self.source.tokens[index.min(self.source.tokens.len() - 1)]
    }

    fn text(&self) -> &'a str {
        self.token().text
    }

    fn text_at(&self, index: usize) -> &'a str {
        self.token_at(index).text
    }

    /// Whether the current token is the operator, punctuator or keyword `text`.
    fn is(&self, text: &str) -> bool {
        self.is_at(self.at, text)
    }

    fn is_at(&self, index: usize, text: &str) -> bool {
        let token = self.token_at(index);
        token.text == text && matches!(token.kind, TokenKind::Punctuator | TokenKind::Word)
    }

    fn is_word(&self) -> bool {
        self.token().kind == TokenKind::Word
    }

    /// Whether the current token is an identifier and no keyword.
    fn is_identifier(&self) -> bool {
        self.is_identifier_at(self.at)
    }

    fn is_identifier_at(&self, index: usize) -> bool {
        let token = self.token_at(index);
        token.kind == TokenKind::Word && !names::is_keyword(token.text)
    }

    fn advance(&mut self) -> usize {
        let here = self.at;
        if self.at + 1 < self.source.tokens.len() {
            self.at += 1;
        }
        here
    }

    /// The current token's text, which is then behind.
    fn take(&mut self) -> &'a str {
        let text = self.text();
        self.advance();
        text
    }

    fn accept(&mut self, text: &str) -> bool {
        let found = self.is(text);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, text: &str) -> Parsed<usize> {
        if self.is(text) {
            return Ok(self.advance());
        }
        self.outside(&format!("expected `{text}`"))
    }

    fn identifier(&mut self) -> Parsed<&'a str> {
        if self.is_identifier() {
            let text = self.text();
            self.advance();
            return Ok(text);
        }
        self.outside("expected an identifier")
    }

    /// The answer for everything that the grammar does not hold.
    fn outside<T>(&self, what: &str) -> Parsed<T> {
        self.outside_at(self.at, what)
    }

    fn outside_at<T>(&self, index: usize, what: &str) -> Parsed<T> {
        // Nobody reads why one of several readings failed.
        if self.tentative > 0 {
            return Err(NotCore { place: Place::default(), what: String::new() });
        }
        let token = self.token_at(index);
        let shown = match token.kind {
            TokenKind::End => "the end of the unit".to_owned(),
            _ => format!("`{}`", token.text.chars().take(40).collect::<String>()),
        };
        Err(NotCore { place: self.source.place(index), what: format!("{what}, at {shown}") })
    }

    /// Runs a production one level deeper.
    fn nested<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.steps += 1;
        // A limit that is reached ends the reading: no other reading is tried.
        self.exhausted |= self.depth >= MAX_DEPTH;
        if self.exhausted {
            return self.outside("constructs nested too deeply");
        }
        if self.steps > 1000 + STEPS_PER_TOKEN * self.source.tokens.len() {
            return self.outside("a unit that takes too long to disambiguate");
        }
        self.depth += 1;
        let result = production(self);
        self.depth -= 1;
        result
    }

    /// Tries a production; if it fails, everything is as before.
    fn attempt<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Option<T> {
        let (at, depth, scope, greater) = (self.at, self.depth, self.scope, self.greater);
        let (unevaluated, defaults) = (self.unevaluated, self.default_arguments);
        let of_member = self.of_member;
        let (constants, branches) = (self.constants, self.constexpr_ifs);
        let mark = self.program.mark();
        self.tentative += 1;
        let result = self.nested(production);
        self.tentative -= 1;
        match result {
            Ok(value) => Some(value),
            Err(_) => {
                (self.at, self.depth, self.scope, self.greater) = (at, depth, scope, greater);
                (self.unevaluated, self.default_arguments) = (unevaluated, defaults);
                self.of_member = of_member;
                (self.constants, self.constexpr_ifs) = (constants, branches);
                self.program.forget(mark);
                None
            }
        }
    }

    /// Whether a production would succeed here. Nothing changes.
    fn would<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> bool {
        let (at, scope, greater) = (self.at, self.scope, self.greater);
        let mark = self.program.mark();
        let result = self.attempt(production).is_some();
        (self.at, self.scope, self.greater) = (at, scope, greater);
        self.program.forget(mark);
        result
    }

    /// Where a call or launch stands that is read now.
    fn context(&self) -> Context {
        if self.unevaluated > 0 {
            Context::Unevaluated
        } else if let Some(branch) = self.branch {
            branch
        } else if self.default_arguments > 0
            || self.of_member
            || (self.function.is_none() && self.lambda.is_none())
        {
            Context::NamespaceInitializer
        } else {
            self.body_context()
        }
    }

    /// Whether the current scope lies in a template.
    fn in_template(&self) -> bool {
        self.scopes.chain(self.scope).into_iter().any(|s| match self.scopes.all[s].kind {
            ScopeKind::Template => true,
            ScopeKind::Class(class) => self.scopes.classes[class].template_depth.is_some(),
            _ => false,
        })
    }

    /// Does something whose calls no diagnostic speaks of.
    fn quietly(&mut self, act: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.quiet, true);
        act(self);
        self.quiet = outer;
    }

    /// Runs a production whose names are not evaluated.
    fn unevaluated<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.unevaluated += 1;
        let result = production(self);
        self.unevaluated -= 1;
        result
    }

    /// Runs a production that is a constant expression: its names are evaluated while compiling.
    fn constant<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.constants += 1;
        let result = production(self);
        self.constants -= 1;
        result
    }

    /// Runs a production in another scope.
    fn within<T>(&mut self, scope: usize, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let outer = std::mem::replace(&mut self.scope, scope);
        let result = production(self);
        self.scope = outer;
        result
    }

    /// Runs a production where `>` means something else.
    fn with_greater<T>(
        &mut self,
        greater: Greater,
        production: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        let outer = std::mem::replace(&mut self.greater, greater);
        let result = production(self);
        self.greater = outer;
        result
    }

    /// Skips from an opening bracket to past its partner.
    fn skip_balanced(&mut self) -> Parsed<Range<usize>> {
        let start = self.at;
        let mut open: Vec<&str> = Vec::new();
        loop {
            if self.token().kind == TokenKind::End {
                return self.outside_at(start, "an unclosed bracket");
            }
            if self.token().kind == TokenKind::Punctuator {
                match self.text() {
                    "(" => open.push(")"),
                    "[" => open.push("]"),
                    "{" => open.push("}"),
                    closing @ (")" | "]" | "}") if open.pop() != Some(closing) => {
                        return self.outside("a bracket without partner");
                    }
                    _ => {}
                }
            }
            self.advance();
            if open.is_empty() {
                return Ok(start..self.at);
            }
        }
    }

    /// A spelling of tokens in which template parameters are replaced by their depth and index, so that equal
    /// dependent types of two headers are spelled equally.
    fn spell(&self, range: Range<usize>) -> String {
        let mut words: Vec<String> = Vec::new();
        for index in range.clone() {
            let token = self.token_at(index);
            let qualified = index > range.start && matches!(self.text_at(index - 1), "::" | "." | "->");
            let mut word = token.text.to_owned();
            if token.kind == TokenKind::Word && !qualified {
                for symbol in self.scopes.lookup(self.scope, token.text) {
                    match symbol {
                        Symbol::TypeParameter(depth, index, _)
                        | Symbol::TemplateParameter(depth, index)
                        | Symbol::ValueParameter(depth, index) => word = format!("?{depth}.{index}"),
                        Symbol::Alias(aliased, _) if aliased.is_dependent() => word = aliased.spelling(),
                        _ => {}
                    }
                }
            }
            words.push(word);
        }
        words.join(" ")
    }
}
