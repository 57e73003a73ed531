//! decl-specifier-seq to type ([dcl.type]).

use super::super::model::{Cv, Type};
use super::cursor::Cursor;
use super::{Known, Missing, Spelling, Standing};
use crate::lex::{Kind, known};
use crate::names::Named;
use crate::tree::{DeclarationId, DeclarationKind, SpecifierKind, Tree, VariableId};

/// Which words of a builtin type were met.
#[derive(Clone, Copy, Debug, Default)]
struct Words {
    unsigned: bool,
    signed: bool,
    short: bool,
    long: u8,
    complex: bool,
    core: Option<Kind>,
}

impl Words {
    fn any(self) -> bool {
        self.unsigned || self.signed || self.short || self.long > 0 || self.core.is_some()
    }

    /// The ABI code ([dcl.type.simple], table of simple-type-specifiers).
    fn code(self) -> Known<&'static str> {
        let pick = |signed, unsigned| if self.unsigned { unsigned } else { signed };
        Ok(match self.core {
            None | Some(Kind::Int) if self.short => pick("s", "t"),
            None | Some(Kind::Int) if self.long == 1 => pick("l", "m"),
            None | Some(Kind::Int) if self.long >= 2 => pick("x", "y"),
            None | Some(Kind::Int) => pick("i", "j"),
            Some(Kind::Char) if self.signed => "a",
            Some(Kind::Char) => pick("c", "h"),
            Some(Kind::Double) if self.long > 0 => "e",
            Some(Kind::Double) => "d",
            Some(Kind::Int128) => pick("n", "o"),
            Some(Kind::Void) => "v",
            Some(Kind::Bool) => "b",
            Some(Kind::Float) => "f",
            Some(Kind::Float128) => "g",
            Some(Kind::WcharT) => "w",
            Some(Kind::Char8) => "Du",
            Some(Kind::Char16) => "Ds",
            Some(Kind::Char32) => "Di",
            Some(_) => return Err(Missing::Form),
        })
    }
}

impl<'a> Spelling<'a> {
    /// The specifiers at the cursor, which is left at the declarator.
    pub(super) fn specifiers(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let mut cv = Cv::NONE;
        let mut words = Words::default();
        let mut named: Option<Type> = None;
        loop {
            let kind = cursor.kind();
            match kind {
                Kind::Const => cv.is_const = true,
                Kind::Volatile => cv.is_volatile = true,
                Kind::Unsigned => words.unsigned = true,
                Kind::Signed => words.signed = true,
                Kind::Short => words.short = true,
                Kind::Long => words.long += 1,
                Kind::Complex => words.complex = true,
                Kind::Int
                | Kind::Char
                | Kind::Double
                | Kind::Int128
                | Kind::Void
                | Kind::Bool
                | Kind::Float
                | Kind::Float128
                | Kind::WcharT
                | Kind::Char8
                | Kind::Char16
                | Kind::Char32 => words.core = Some(kind),
                Kind::Static
                | Kind::Inline
                | Kind::Extern
                | Kind::Constexpr
                | Kind::Consteval
                | Kind::Constinit
                | Kind::Friend
                | Kind::Virtual
                | Kind::Typedef
                | Kind::Mutable
                | Kind::ThreadLocal
                | Kind::ThreadGnu
                | Kind::Register
                | Kind::Extension
                | Kind::Export
                | Kind::Restrict
                | Kind::Typename => {}
                Kind::String => {} // extern "C"
                Kind::Explicit => {
                    cursor.step();
                    if cursor.kind() == Kind::OpenParen {
                        cursor.bracketed();
                    }
                    continue;
                }
                Kind::Auto => return Err(Missing::Deduced),
                Kind::TypeTrait => return Err(Missing::Expression),
                Kind::Decltype | Kind::Typeof => {
                    named = Some(self.operand_type(cursor, standing)?);
                    continue;
                }
                Kind::Struct | Kind::Class | Kind::Union | Kind::Enum => {
                    named = Some(self.elaborated(cursor, standing)?);
                    continue;
                }
                Kind::Identifier | Kind::ColonColon if named.is_none() && !words.any() => {
                    named = Some(match cursor.symbol() {
                        known::BUILTIN_VA_LIST => {
                            cursor.step();
                            va_list()
                        }
                        known::INT128_T => {
                            cursor.step();
                            Type::Builtin("n")
                        }
                        known::UINT128_T => {
                            cursor.step();
                            Type::Builtin("o")
                        }
                        _ => self.named_type(cursor, standing)?,
                    });
                    continue;
                }
                _ => break,
            }
            cursor.step();
        }
        let ty = match named {
            Some(ty) => ty,
            None if words.any() => Type::Builtin(words.code()?),
            None => return Err(Missing::Form),
        };
        let ty = if words.complex { Type::Complex(Box::new(ty)) } else { ty };
        Ok(qualified(cv, ty))
    }

    /// `__typeof__(...)`, or a type that begins with `decltype(...)`, which may qualify a name.
    fn operand_type(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        match cursor.kind() {
            Kind::Decltype => self.named_type(cursor, standing),
            _ => self.decltype(cursor, standing),
        }
    }

    /// `decltype(...)`, `__typeof__(...)` of what has a type without evaluation.
    pub(super) fn decltype(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let is_decltype = cursor.kind() == Kind::Decltype;
        let operand = self.body.and_then(|body| body.operand(cursor.at()));
        cursor.step();
        if cursor.kind() != Kind::OpenParen {
            return Err(Missing::Form);
        }
        let mut inner = cursor.bracketed();
        if let Some(ty) = operand {
            return Ok(ty);
        }
        let simple = self.simple_decltype(inner.clone(), (standing, is_decltype));
        simple.or_else(|missing| match self.unevaluated(&mut inner, standing) {
            Ok(Type::LvalueReference(of) | Type::RvalueReference(of)) if !is_decltype => Ok(*of),
            Ok(ty) => Ok(ty),
            Err(Missing::NoMember) => Err(Missing::NoMember),
            Err(_) => Err(missing),
        })
    }

    /// The same of a literal and of the name of a variable.
    fn simple_decltype(
        &self,
        mut inner: Cursor<'a>,
        (standing, is_decltype): (&Standing, bool),
    ) -> Known<Type> {
        if matches!(inner.kind(), Kind::Identifier | Kind::ColonColon) {
            return match self.variable_type(&mut inner, standing)? {
                // For `__typeof__` a reference is what it refers to.
                Type::LvalueReference(of) | Type::RvalueReference(of) if !is_decltype => Ok(*of),
                ty => Ok(ty),
            };
        }
        if !is_decltype {
            return Err(Missing::Expression);
        }
        if inner.eat(Kind::Auto) {
            return Err(Missing::Deduced);
        }
        let ty = match inner.kind() {
            Kind::Nullptr => Type::Builtin("Dn"),
            Kind::Number | Kind::True | Kind::False | Kind::Character => {
                let ty = self.literal_type(&mut inner)?;
                return if inner.is_at_end() { Ok(ty) } else { Err(Missing::Expression) };
            }
            Kind::Void if inner.next_kind() == Kind::OpenParen => {
                inner.step();
                let arguments = inner.bracketed();
                return if arguments.is_at_end() && inner.is_at_end() {
                    Ok(Type::Builtin("v"))
                } else {
                    Err(Missing::Expression)
                };
            }
            _ => return Err(Missing::Expression),
        };
        inner.step();
        if inner.is_at_end() { Ok(ty) } else { Err(Missing::Expression) }
    }

    /// The declared type of the variable that the name at the cursor, all there is, names.
    pub(super) fn variable_type(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let unit = self.unit;
        let (tree, tokens) = (unit.tree, unit.tokens);
        let mut scope = cursor.eat(Kind::ColonColon).then_some(Tree::GLOBAL);
        loop {
            if cursor.kind() != Kind::Identifier {
                return Err(Missing::Expression);
            }
            let symbol = cursor.symbol();
            let found = match scope {
                Some(scope) => unit.names.lookup_in(tree, scope, symbol, standing.position),
                None => unit.names.lookup(tree, tokens, standing.scope, symbol, standing.position).found(),
            };
            let found = found.ok_or(Missing::Expression)?;
            cursor.step();
            if cursor.eat(Kind::ColonColon) {
                scope = Some(unit.names.members(found).ok_or(Missing::Expression)?);
                continue;
            }
            let mut declarations = unit.names.declarations(found.binding, standing.position);
            let Some(Named::Declaration(id)) = declarations.next() else { return Err(Missing::Expression) };
            let DeclarationKind::Variable(variable) = tree[id].kind else { return Err(Missing::Expression) };
            if !cursor.is_at_end() || !tree[id].headers.is_empty() {
                return Err(Missing::Expression);
            }
            let ty = match tree[variable].is_deduced {
                true if !tree[variable].structured_binding.is_empty() => None,
                true => self.body.and_then(|body| body.variable(id)?),
                false => Some(self.type_of_variable((id, variable), standing)?),
            };
            let is_const = tree.has_specifier(id, SpecifierKind::Constexpr);
            return ty.ok_or(Missing::Expression).map(|ty| match ty {
                Type::LvalueReference(_) | Type::RvalueReference(_) => ty,
                ty if is_const => qualified(Cv::CONST, ty),
                ty => ty,
            });
        }
    }
}

impl<'a> Spelling<'a> {
    /// The type of a variable as declared; one of a block sees the template parameters of the function around.
    fn type_of_variable(
        &self,
        (id, variable): (DeclarationId, VariableId),
        standing: &Standing,
    ) -> Known<Type> {
        let tree = self.unit.tree;
        let (scope, position) = (tree[id].scope, tree[variable].type_specifier.start);
        let mut inside = match tree[scope].is_block() {
            true => Standing { scope, position, ..standing.clone() },
            false => self.standing(id, position),
        };
        inside.effort = standing.effort.deeper();
        inside.effort.step()?;
        self.declared(tree[variable].type_specifier, tree[variable].declarator, &inside)
    }
}

/// What `__builtin_va_list` is on x86-64: an array of one `__va_list_tag`.
fn va_list() -> Type {
    use super::super::model::{Component, Name};
    let tag = Type::Named(Name(vec![Component::source("__va_list_tag")]));
    Type::Array(Some(1), Box::new(tag))
}

/// `ty` with qualifiers; references and functions take none.
pub(crate) fn qualified(cv: Cv, ty: Type) -> Type {
    match ty {
        _ if !cv.is_some() => ty,
        Type::LvalueReference(_) | Type::RvalueReference(_) | Type::Function(_) => ty,
        Type::Qualified(own, inner) => Type::Qualified(own.with(cv), inner),
        Type::Array(bound, element) => Type::Array(bound, Box::new(qualified(cv, *element))),
        other => Type::Qualified(cv, Box::new(other)),
    }
}
