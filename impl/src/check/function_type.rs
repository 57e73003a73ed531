//! Functions that are declared with the name of a function type: `F f;` ([dcl.fct]).
//!
//! A declaration of that form is one of a variable in the tree, for its words do not tell. Whether its type is one of a
//! function is asked here; what would be judged of a variable is not, and where the type is not known nothing is.

use super::statement::angle_end;
use super::{Context, fact};
use crate::ids::model::Type;
use crate::ids::spelled::{Missing, Spelling, Standpoint};
use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens};
use crate::names::Named;
use crate::read::Reading;
use crate::rules::generated::Form;
use crate::tree::{DeclarationId, DeclarationKind, FunctionId, Initializer, Shape, VariableId};
use rustc_hash::FxHashMap;

/// What a declaration declares whose declarator is a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Declares {
    /// A variable.
    Variable,
    /// A function.
    Function,
    /// That is not known.
    Unknown,
}

/// What the type `ty` of a plain declarator makes it, in a template or not.
fn declares(ty: Result<Type, Missing>, in_template: bool) -> Declares {
    match ty {
        Ok(Type::Function(_)) => Declares::Function,
        Ok(_) => Declares::Variable,
        // A dependent type makes a variable of it ([temp.dep.type]).
        Err(Missing::Dependent) if in_template => Declares::Variable,
        // Those of objects.
        Err(Missing::Deduced | Missing::Unnamed | Missing::Local | Missing::Internal) => Declares::Variable,
        Err(
            Missing::Dependent
            | Missing::Undeclared
            | Missing::NoMember
            | Missing::Expression
            | Missing::Specialised
            | Missing::TooDeep
            | Missing::Form,
        ) => Declares::Unknown,
    }
}

/// Whether words can name a function type: a name among them, and no body of a class.
fn may_name_function_type(tokens: &Tokens, words: TokenRange) -> bool {
    let is_body = |at: TokenId| tokens.kind(at) == Kind::OpenBrace;
    words.iter().any(|at| matches!(tokens.kind(at), Kind::Identifier | Kind::Decltype | Kind::Typeof))
        && !words.iter().any(is_body)
        && !tokens.kind(words.start).is_class_or_enum_key()
}

/// Whether types may depend on template parameters in a declaration.
fn is_in_template(reading: &Reading, id: DeclarationId) -> bool {
    !matches!(fact::form(reading, id), Form::Function) || fact::in_template(reading, id)
}

/// What the declaration of `id` outside of bodies declares.
pub(super) fn of_variable(reading: &Reading, id: VariableId) -> Declares {
    let variable = &reading.tree[id];
    let is_plain = variable.shape == Shape::Plain
        && variable.initializer == Initializer::None
        && !variable.is_deduced
        && variable.bit_width.is_empty();
    if !is_plain || !may_name_function_type(&reading.tokens, variable.type_specifier) {
        return Declares::Variable;
    }
    if is_of_class_template(reading, id) {
        return Declares::Variable;
    }
    let in_template = is_in_template(reading, variable.declaration);
    declares(Spelling::showing(reading, "<unnamed>").variable(id), in_template)
}

/// Whether the type of a variable is written as a class template with its arguments, whatever these are.
fn is_of_class_template(reading: &Reading, id: VariableId) -> bool {
    let Reading { tokens, tree, names, .. } = reading;
    let variable = &tree[id];
    let Some(less) = tokens.angle_partner(variable.type_specifier.last()) else { return false };
    let name = less.previous();
    if tokens.kind(name) != Kind::Identifier || tokens.kind(name.previous()) == Kind::ColonColon {
        return false;
    }
    let scope = tree[variable.declaration].scope;
    let Some(found) = names.lookup(tree, tokens, scope, tokens.symbol(name), name).found() else {
        return false;
    };
    let is_class = |named: Named| match named {
        Named::Declaration(id) => matches!(tree[id].kind, DeclarationKind::Class(_)),
        _ => false,
    };
    let mut all = names.declarations(found.binding, name).peekable();
    all.peek().is_some() && all.all(is_class)
}

/// Whether a declaration outside of bodies certainly declares a variable.
pub(super) fn is_variable(reading: &Reading, id: DeclarationId) -> bool {
    is_certainly(reading, id, Declares::Variable)
}

/// Whether a declaration outside of bodies certainly declares a function by the name of its type.
pub(crate) fn is_function(reading: &Reading, id: DeclarationId) -> bool {
    is_certainly(reading, id, Declares::Function)
}

fn is_certainly(reading: &Reading, id: DeclarationId, wanted: Declares) -> bool {
    matches!(reading.tree[id].kind, DeclarationKind::Variable(id) if of_variable(reading, id) == wanted)
}

/// The types that a body declares.
#[derive(Default)]
pub(super) struct LocalTypes {
    /// The `{` of the body.
    body: Option<TokenId>,
    /// Each with the bracket around it, in source order.
    names: FxHashMap<Symbol, Vec<(TokenId, TokenId)>>,
}

/// Aliases of a body that are followed.
const ALIASES: u32 = 8;

impl LocalTypes {
    /// What `words`, the type of a plain declarator in the body of `function`, make of it.
    pub(super) fn declares(
        &mut self,
        context: &Context<'_>,
        function: FunctionId,
        words: Option<TokenRange>,
    ) -> Declares {
        match words {
            None => Declares::Unknown,
            Some(words) if !may_name_function_type(&context.reading.tokens, words) => Declares::Variable,
            Some(words) => self.named(context.reading, function, words, ALIASES),
        }
    }

    fn named(&mut self, reading: &Reading, function: FunctionId, words: TokenRange, depth: u32) -> Declares {
        let (tree, tokens) = (&reading.tree, &reading.tokens);
        self.enter(reading, function);
        let mut names = words.iter().filter(|at| tokens.kind(*at) == Kind::Identifier);
        let local = names.find_map(|at| Some((at, self.seen(tokens, tokens.symbol(at), at)?)));
        let Some((name, local)) = local else {
            if words.iter().any(|at| tokens.kind(at) == Kind::Typename) {
                return Declares::Variable;
            }
            let place = Standpoint::in_body(tree, function, words.start);
            let in_template = is_in_template(reading, tree[function].declaration);
            return declares(Spelling::showing(reading, "<unnamed>").type_at(words, place), in_template);
        };
        // A member of the local type, or an argument: not followed.
        let is_alone = name == words.last() && tokens.kind(name.previous()) != Kind::ColonColon;
        match alias(tokens, local) {
            LocalType::Class if is_alone => Declares::Variable,
            LocalType::Function if is_alone => Declares::Function,
            LocalType::Of(target) if is_alone && depth > 0 => {
                self.named(reading, function, target, depth - 1)
            }
            // A member of a type that depends.
            LocalType::Of(target) if tokens.kind(words.start) == Kind::Typename && depth > 0 => {
                let place = Standpoint::in_body(tree, function, target.start);
                match Spelling::showing(reading, "<unnamed>").type_at(target, place) {
                    Err(Missing::Dependent) => Declares::Variable,
                    _ => Declares::Unknown,
                }
            }
            _ => Declares::Unknown,
        }
    }

    /// Looks at a body, unless it was the last one.
    fn enter(&mut self, reading: &Reading, function: FunctionId) {
        let tokens = &reading.tokens;
        let Some((open, close)) = reading.tree[function].body.braces(tokens) else { return };
        if self.body == Some(open) {
            return;
        }
        self.body = Some(open);
        self.names.clear();
        let mut around = vec![open];
        let mut at = open.next();
        while at < close {
            let kind = tokens.kind(at);
            let inside = around.last().copied().unwrap_or(open);
            let mut note = |name: TokenId| {
                if tokens.kind(name) == Kind::Identifier {
                    self.names.entry(tokens.symbol(name)).or_default().push((name, inside));
                }
            };
            match kind {
                Kind::Using => note(at.next()),
                kind if kind.is_class_or_enum_key() => note(at.next()),
                Kind::Typedef => declarators(tokens, at, close).for_each(&mut note),
                kind if kind.is_open_bracket() => around.push(at),
                kind if kind.is_close_bracket() => drop(around.pop()),
                _ => {}
            }
            at = at.next();
        }
    }

    /// The type of that name that `at` sees.
    fn seen(&self, tokens: &Tokens, symbol: Symbol, at: TokenId) -> Option<TokenId> {
        let all = self.names.get(&symbol)?;
        let before = all.get(..all.partition_point(|(name, _)| *name < at))?;
        before.iter().rfind(|(_, around)| tokens.partner(*around) > at).map(|&(name, _)| name)
    }
}

/// The names that the `typedef` at `at` may declare: what ends a declarator.
fn declarators(tokens: &Tokens, at: TokenId, close: TokenId) -> impl Iterator<Item = TokenId> {
    let end = move |at: &TokenId| *at < close && tokens.kind(*at) != Kind::Semicolon;
    let behind = move |at: &TokenId| match tokens.kind(*at) {
        Kind::Less => angle_end(tokens, *at, close),
        _ => Some(tokens.behind(*at)),
    };
    let all = std::iter::successors(Some(at.next()), behind).take_while(end);
    all.filter(|name| {
        matches!(
            tokens.kind(name.next()),
            Kind::Semicolon | Kind::Comma | Kind::OpenBracket | Kind::OpenParen | Kind::Attribute
        )
    })
}

/// A type that a body declares.
enum LocalType {
    Class,
    Function,
    /// What these words name.
    Of(TokenRange),
    Unknown,
}

/// The type that is declared at `name`.
fn alias(tokens: &Tokens, name: TokenId) -> LocalType {
    let behind = name.next();
    match tokens.kind(name.previous()) {
        kind if kind.is_class_or_enum_key() => return LocalType::Class,
        Kind::Using if tokens.kind(behind) == Kind::Assign => {
            let mut end = behind.next();
            while !matches!(tokens.kind(end), Kind::Semicolon | Kind::End) {
                end = tokens.behind(end);
            }
            return using(tokens, TokenRange::new(behind.next(), end));
        }
        Kind::Using => return LocalType::Unknown,
        _ => {}
    }
    let (mut start, mut lists) = (name, 0i32);
    while !is_specifiers_end(tokens.kind(start), lists) {
        start = start.previous();
        match tokens.kind(start) {
            Kind::Greater => lists += 1,
            Kind::Less => lists -= 1,
            _ => {}
        }
        if tokens.kind(start).is_close_bracket() && lists > 0 {
            start = tokens.partner(start);
        } else if tokens.kind(start).is_close_bracket() {
            let open = tokens.partner(start);
            let is_key = |at: TokenId| tokens.kind(at).is_class_or_enum_key();
            // Behind a body, or behind an attribute or an operand.
            let is_body = tokens.kind(open) == Kind::OpenBrace
                && (is_key(open.previous()) || is_key(open.previous().previous()));
            let is_alone = tokens.kind(behind) != Kind::OpenParen;
            return if is_body && is_alone { LocalType::Class } else { LocalType::Unknown };
        }
    }
    match (tokens.kind(start), tokens.kind(behind)) {
        (Kind::Typedef, Kind::OpenParen) => LocalType::Function,
        (Kind::Typedef, Kind::Semicolon | Kind::Comma) => LocalType::Of(TokenRange::new(start.next(), name)),
        (Kind::Typedef, Kind::OpenBracket) => LocalType::Class,
        (Kind::Star | Kind::Amp | Kind::AmpAmp, Kind::Semicolon | Kind::Comma | Kind::OpenBracket) => {
            LocalType::Class
        }
        _ => LocalType::Unknown,
    }
}

/// Whether what stands behind a token of that kind, in no template argument list, is a declarator, going backwards.
fn is_specifiers_end(kind: Kind, lists: i32) -> bool {
    let is_declarator = matches!(kind, Kind::Comma | Kind::Star | Kind::Amp | Kind::AmpAmp);
    matches!(kind, Kind::Typedef | Kind::Semicolon) || is_declarator && lists <= 0
}

/// The type that the type-id `words` is, as far as its last words tell.
fn using(tokens: &Tokens, words: TokenRange) -> LocalType {
    if words.is_empty() {
        return LocalType::Unknown;
    }
    let last = words.last();
    match tokens.kind(last) {
        Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::CloseBracket => LocalType::Class,
        Kind::CloseParen => match tokens.kind(tokens.partner(last).previous()) {
            kind if kind.is_builtin_type() => LocalType::Function,
            _ => LocalType::Unknown,
        },
        _ => LocalType::Of(words),
    }
}

#[cfg(test)]
mod tests {
    use crate::observe::observe;
    use cufe_spec::unit::{Options, Pass, Unit};

    /// As the released tool judges it: nothing is said of functions where they may be, and what is one of a variable
    /// stays one.
    const UNIT: &str = "\
typedef void F();
typedef F G;
using A = void(int);
namespace N { struct S { typedef void F(); }; typedef S T; namespace { typedef void U(S); } }
template <class T> struct X { typedef void F(); };
template <class T> using Alias = void(T);
extern __attribute__((global)) F kernel;
__attribute__((device)) F function;
struct S { __attribute__((device)) F m; static __attribute__((device)) F s; __attribute__((host)) G h; };
F host;
__attribute__((device)) void device() { F *p = &host; __attribute__((device)) F d; __attribute__((host)) G h; }
void f() {
  __attribute__((global)) F k, j;
  __attribute__((device)) G g;
  F __attribute__((device)) between;
  extern __attribute__((device)) A a;
  __attribute__((host)) __attribute__((device)) N::S::F nsf;
  __attribute__((global)) N::T::F ntf;
  __attribute__((device)) N::U nu;
  __attribute__((device)) X<int>::F xf;
  __attribute__((global)) Alias<int> al;
  typedef void L();
  using M = int(char);
  typedef M O;
  __attribute__((device)) L local;
  __attribute__((device)) M m;
  __attribute__((device)) O o;
}
template <class T> void t() { typedef T L(); __attribute__((device)) L l; __attribute__((device)) F g; }
void variables() {
  struct L {};
  typedef struct {} M;
  { typedef void L(); __attribute__((device)) L l; }
  __attribute__((device)) L l;
  __attribute__((device)) M m;
  __attribute__((device)) N::T n;
  __attribute__((device)) X<X<int>> x;
  __attribute__((device)) F *p, q;
}
template <class T> void dependent() { __attribute__((device)) typename X<T>::F t; }
void applied() { __attribute__((shared)) F s; }
";

    #[test]
    fn names_of_function_types_declare_functions() {
        for (pass, lines) in [(Pass::Host, &[34, 35, 36, 37, 38, 40, 41][..]), (Pass::Device, &[41])] {
            let options = Options { pass, ..Options::default() };
            let text = UNIT.as_bytes().to_vec();
            let said = observe(&Unit { name: "unit.cu".to_owned(), text, options }).diagnostics;
            let at: Vec<u32> = said.iter().map(|one| one.place.line).collect();
            assert_eq!(at, lines, "{pass:?}: {said:#?}");
        }
    }
}
