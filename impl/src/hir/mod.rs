//! The expressions and statements of one body, as the grammar read them.
//!
//! A [`Body`] is a list of nodes in post-order: the operands of a node stand before it, from [`Node::from`] on, so a body is
//! built by appending and given up by truncating, and whoever computes something of each expression goes through the list
//! once. The grammar ([`Parser`](crate::parse::Parser)) sees to it that every production leaves one node.

use crate::bodies::UseContext;
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::names::BindingId;
use crate::tree::{DeclarationId, IdRange, ParameterId, ScopeId};

/// An expression, or what stands between the operands of one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) kind: NodeKind,
    /// The first node that belongs to it.
    pub(crate) from: u32,
    /// The token that names it: of an operator, a name, a `(`.
    pub(crate) at: TokenId,
    /// Its first token.
    pub(crate) start: TokenId,
    /// Where names in it are looked up.
    pub(crate) scope: ScopeId,
    pub(crate) context: UseContext,
}

/// What a [`Node`] is. Its operands are named in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NodeKind {
    /// Read and not represented.
    Opaque,
    /// A number, a character, `true`, `false`, `nullptr`; one token.
    Literal,
    /// One string or several.
    String,
    /// Parentheses around an expression.
    Parentheses,
    /// `decltype`, named by it: its operand.
    Decltype,
    /// `sizeof`, `alignof`.
    Size,
    /// `noexcept`, a trait: a value of type `bool`.
    Truth,
    /// `this`
    This,
    /// A name: an index into [`Body::names`].
    Name(u32),
    /// A member of an object, an index into [`Body::names`]; through `->`, when the flag is set. Object.
    Member(u32, bool),
    /// Callee, arguments; of a launch a configuration before the arguments.
    Call,
    /// A call of a function that compilers declare, by the token that names it: those of its arguments that are expressions.
    CompilerCall(TokenId),
    /// The configuration of a launch, `<<<...>>>`: its expressions.
    Configuration,
    /// Object, indices.
    Subscript,
    /// A braced-init-list: its clauses.
    List,
    /// The same with designators, which have no nodes.
    DesignatedList,
    /// `T{...}`: the type, a list.
    Braced,
    /// An operator before its operand.
    Prefix,
    /// `x++`, `x--`
    Postfix,
    /// A cast to the type-id, in any form: operand.
    Cast(TokenRange),
    /// A new-expression of that type.
    New(TokenRange),
    /// `new` of an array of elements of the type that stands there.
    NewArray(TokenRange),
    /// A delete-expression, named by the first token of its operand.
    Delete,
    /// An operator with two operands, between them.
    Infix(Kind),
    /// `?` and `:` between operands.
    Question,
    Colon,
    /// `throw`: its operand, or none.
    Throw,
    /// Operands with infix operators between them, not yet grouped.
    Chain,
    /// Expressions with commas between them.
    Comma,
    /// An argument that is a pack expansion.
    Pack,
    /// A fold-expression with that operator and nothing but the pack.
    Fold(Kind),
    /// A fold-expression with that operator, of which the pack is the first or the last operand: operand, operator, operand.
    BinaryFold(Kind),
    /// A lambda-expression, an index into [`Body::lambdas`].
    Lambda(u32),
    /// The initialiser of a declared variable: `T x = a`, `T x(a, b)`, `T x{a}`, none; its operands.
    Variable(DeclarationId, Initialization),
    /// What a mem-initializer gives the member, or the base whose name ends before the node begins: its operands.
    Subobject(Option<DeclarationId>, Initialization),
    /// The range of the variable's range-based `for`.
    Range(DeclarationId),
    /// The default argument of the function's parameter at that position.
    DefaultArgument(crate::tree::FunctionId, u16),
    /// What only tells of the statements around; of a `return` its operand.
    Statement(Step),
}

/// Where statements begin and end, and where control goes ([stmt]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A statement begins that may have objects of its own.
    Enter(Statement),
    /// The expression before is the condition of the `if` or loop around.
    Condition,
    /// The variable before, which a declaration declares, is the condition of the `switch` around.
    Selector,
    /// The loop around has no condition.
    Always,
    /// The condition of the constexpr `if` around is known: whether it is true.
    Constexpr(bool),
    /// The expression before is evaluated at the end of each iteration of the loop around.
    Iteration,
    /// The second substatement of an `if` begins.
    Else,
    /// A label.
    Label,
    /// The label `default`.
    Default,
    /// A statement without an expression.
    Empty,
    /// A jump.
    Jump(Jump),
    /// The innermost statement ends.
    Leave,
}

/// A statement that others stand in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Statement {
    /// A block.
    Block,
    /// `if`
    If,
    /// `while`, `for`.
    Loop,
    /// `do`
    Do,
    /// `switch`
    Switch,
}

/// A jump-statement ([stmt.jump]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Jump {
    /// `return`
    Return,
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `goto`
    Goto,
}

/// How a variable is initialised ([dcl.init]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Initialization {
    /// It is not.
    Default,
    /// `= a`
    Copy,
    /// `(a, b)`
    Direct,
    /// `{a, b}`
    List,
}

/// A name that is used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NameNode {
    /// The last component's first token.
    pub(crate) token: TokenId,
    pub(crate) symbol: Symbol,
    /// The nested-name-specifier with its last `::`.
    pub(crate) qualifier: TokenRange,
    /// Template arguments with their brackets, or empty; of a conversion function the type that it converts to.
    pub(crate) arguments: TokenRange,
    /// The scope it stands in.
    pub(crate) scope: ScopeId,
    pub(crate) meaning: NameMeaning,
}

/// What lookup found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameMeaning {
    /// Declarations, in that scope.
    Binding(BindingId, ScopeId),
    /// A parameter.
    Parameter(ParameterId, ScopeId),
    /// An init-capture, by the name where it is declared.
    Capture(TokenId),
    /// A class seen from inside.
    Class(ScopeId),
    /// Nothing: only the arguments of a call can find it.
    Undeclared,
    /// Nothing that is known.
    Unknown,
}

/// A place in a [`Body`] to go back to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    nodes: usize,
    names: usize,
    lambdas: usize,
}

/// The expressions of one body.
#[derive(Clone, Debug, Default)]
pub(crate) struct Body {
    pub(crate) nodes: Vec<Node>,
    pub(crate) names: Vec<NameNode>,
    /// The lambda-expressions in it.
    pub(crate) lambdas: Vec<Lambda>,
}

/// A lambda-expression.
#[derive(Clone, Debug)]
pub(crate) struct Lambda {
    /// The body of its call operator.
    pub(crate) statements: Body,
    pub(crate) parameters: IdRange<ParameterId>,
    /// Its parameters end in `...`.
    pub(crate) has_ellipsis: bool,
    /// The type behind `->`, or empty.
    pub(crate) returns: TokenRange,
    /// The names of its init-captures, and where the initialisers begin.
    pub(crate) initialised: Vec<(TokenId, TokenId)>,
    pub(crate) is_mutable: bool,
    /// Its call operator is a template.
    pub(crate) is_generic: bool,
    /// The scope of its parameters.
    pub(crate) scope: ScopeId,
}

impl Body {
    /// Where the next node comes.
    pub(crate) fn mark(&self) -> Mark {
        Mark { nodes: self.nodes.len(), names: self.names.len(), lambdas: self.lambdas.len() }
    }

    /// Gives up what was added since `mark`.
    pub(crate) fn truncate(&mut self, mark: Mark) {
        self.nodes.truncate(mark.nodes);
        self.names.truncate(mark.names);
        self.lambdas.truncate(mark.lambdas);
    }

    /// Adds a node over everything since `mark`.
    pub(crate) fn close(
        &mut self,
        mark: Mark,
        kind: NodeKind,
        (start, at): (TokenId, TokenId),
        (scope, context): (ScopeId, UseContext),
    ) {
        self.nodes.push(Node { kind, from: mark.nodes as u32, at, start, scope, context });
    }

    /// The nodes since `mark`, each with its number.
    pub(crate) fn since(&self, mark: Mark) -> impl Iterator<Item = (u32, &Node)> {
        (0u32..).zip(&self.nodes).skip(mark.nodes)
    }

    /// The nodes from `from` to before `end`, each with its number.
    pub(crate) fn between(&self, from: u32, end: u32) -> impl Iterator<Item = (u32, &Node)> {
        (from..end).filter_map(|index| Some((index, self.nodes.get(index as usize)?)))
    }

    /// The operands of the node `index`, which begins with the node `from`, in order: the last node of each.
    pub(crate) fn operands(&self, from: u32, index: u32) -> Vec<u32> {
        let mut all = Vec::new();
        let mut end = index;
        while end > from {
            let last = end - 1;
            all.push(last);
            end = self.nodes.get(last as usize).map_or(from, |node| node.from.min(last));
        }
        all.reverse();
        all
    }

    /// Whether exactly one expression was added since `mark`, and it begins with the token `start`: nothing around it was read
    /// that has no node.
    pub(crate) fn is_one(&self, mark: Mark, start: TokenId) -> bool {
        let last = self.nodes.get(mark.nodes..).and_then(<[Node]>::last);
        last.is_some_and(|last| last.from as usize == mark.nodes && last.start == start)
    }
}
