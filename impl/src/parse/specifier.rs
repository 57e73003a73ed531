//! decl-specifier-seq ([dcl.spec]).

use super::Head;
use super::name::{Context, NameKind};
use super::{Parsed, Parser, is_type_trait};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::tree::{DeclarationId, Deduced, Form, Reason, ScopeKind, Specifier, SpecifierKind};

/// Where a decl-specifier-seq stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Position {
    /// A declaration: a name without a type may follow (constructors), and classes may have bodies.
    Declaration,
    /// The type-id of an alias-declaration: classes and enums may have bodies ([dcl.type]).
    DefiningType,
    /// A parameter, a template parameter or a type-id.
    Type,
}

/// What a decl-specifier-seq says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Specifiers {
    /// From the first to the last type-specifier or cv-qualifier; empty when there is none.
    pub(super) type_range: TokenRange,
    /// A type-specifier is there; false for constructors, destructors, conversion functions.
    pub(super) has_type: bool,
    pub(super) is_const: bool,
    pub(super) is_volatile: bool,
    pub(super) is_typedef: bool,
    pub(super) is_friend: bool,
    pub(super) is_static: bool,
    pub(super) is_extern: bool,
    pub(super) deduced: Deduced,
    /// `void`, and nothing else, so far: `(void)`.
    pub(super) is_void: bool,
    /// The class or enum declared in the specifiers.
    pub(super) declared: Option<DeclarationId>,
    /// `this` of an explicit object parameter.
    pub(super) explicit_object: bool,
}

impl Parser<'_> {
    /// decl-specifier-seq; possibly without a type.
    pub(super) fn decl_specifier_seq(&mut self, position: Position, head: &Head) -> Parsed<Specifiers> {
        let mut specifiers = Specifiers {
            type_range: TokenRange::empty_at(self.at),
            has_type: false,
            is_const: false,
            is_volatile: false,
            is_typedef: false,
            is_friend: false,
            is_static: false,
            is_extern: false,
            deduced: Deduced::No,
            is_void: false,
            declared: None,
            explicit_object: false,
        };
        loop {
            let token = self.at;
            let kind = self.kind();
            match kind {
                Kind::Const | Kind::Volatile | Kind::Restrict => {
                    self.advance();
                    self.note_type(&mut specifiers, token);
                    if kind == Kind::Const {
                        specifiers.is_const = true;
                        self.push_specifier(SpecifierKind::Const, token);
                    } else if kind == Kind::Volatile {
                        specifiers.is_volatile = true;
                        self.push_specifier(SpecifierKind::Volatile, token);
                    }
                }
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
                | Kind::Export => {
                    self.advance();
                    specifiers.is_static |= kind == Kind::Static;
                    specifiers.is_extern |= kind == Kind::Extern;
                    specifiers.is_friend |= kind == Kind::Friend;
                    specifiers.is_typedef |= kind == Kind::Typedef;
                    self.push_specifier(specifier_kind(kind), token);
                }
                Kind::Explicit => {
                    self.advance();
                    self.push_specifier(SpecifierKind::Explicit, token);
                    if self.kind() == Kind::OpenParen {
                        self.parentheses()?;
                    }
                }
                Kind::Attribute | Kind::Declspec | Kind::Alignas => self.attribute_specifier()?,
                Kind::OpenBracket if self.ahead(1) == Kind::OpenBracket => self.attribute_specifier()?,
                Kind::Auto => {
                    self.advance();
                    specifiers.deduced = Deduced::Auto;
                    specifiers.has_type = true;
                    self.note_type(&mut specifiers, token);
                }
                _ if kind.is_builtin_type() => {
                    self.advance();
                    specifiers.is_void = kind == Kind::Void && specifiers.type_range.is_empty();
                    specifiers.has_type = true;
                    self.note_type(&mut specifiers, token);
                }
                Kind::Decltype if self.is_decltype_auto() => {
                    self.advance();
                    self.brackets(Kind::OpenParen)?;
                    specifiers.deduced = Deduced::DecltypeAuto;
                    specifiers.has_type = true;
                    self.note_type(&mut specifiers, token);
                }
                Kind::Decltype | Kind::Typeof | Kind::TypeTrait if !specifiers.has_type => {
                    // `decltype(x)::f()` may be a qualified declarator, but only behind a type.
                    self.qualified_name(Context::Type)?;
                    specifiers.has_type = true;
                    self.note_type(&mut specifiers, token);
                }
                Kind::Class | Kind::Struct | Kind::Union if !specifiers.has_type => {
                    specifiers.declared = self.nested(|parser| parser.class_specifier(position, head))?;
                    specifiers.has_type = true;
                    self.note_type(&mut specifiers, token);
                }
                Kind::Enum if !specifiers.has_type => {
                    specifiers.declared = self.enum_specifier(position, head)?;
                    specifiers.has_type = true;
                    self.note_type(&mut specifiers, token);
                }
                Kind::Typename if !specifiers.has_type => {
                    self.advance();
                    self.qualified_name(Context::Type)?;
                    specifiers.has_type = true;
                    self.note_type(&mut specifiers, token);
                }
                Kind::This if position == Position::Type && specifiers.type_range.is_empty() => {
                    self.advance();
                    specifiers.explicit_object = true;
                }
                Kind::Identifier if self.symbol().is_attribute_word() => self.attribute_specifier()?,
                Kind::Identifier | Kind::ColonColon if !specifiers.has_type => {
                    if position == Position::Declaration && self.at_special_member() {
                        break;
                    }
                    if is_type_trait(self.symbol()) && self.ahead(1) == Kind::OpenParen {
                        self.type_operator()?;
                    } else {
                        let name = self.qualified_name(Context::Type)?;
                        match name.kind {
                            NameKind::Identifier => {}
                            // `A::operator int`, `A::~A`: a declarator-id without a type.
                            _ => {
                                self.at = token;
                                break;
                            }
                        }
                    }
                    specifiers.has_type = true;
                    self.note_type(&mut specifiers, token);
                    // `Concept auto`, `Concept decltype(auto)`
                    if self.kind() == Kind::Auto || self.is_decltype_auto() {
                        specifiers.has_type = false;
                    }
                }
                _ => break,
            }
        }
        Ok(specifiers)
    }

    fn note_type(&self, specifiers: &mut Specifiers, first: TokenId) {
        if specifiers.type_range.is_empty() {
            specifiers.type_range.start = first;
        } else {
            // A second type-specifier or a cv-qualifier: no longer `void` alone.
            specifiers.is_void = false;
        }
        specifiers.type_range.end = self.at;
    }

    pub(super) fn push_specifier(&mut self, kind: SpecifierKind, token: TokenId) {
        self.pending.specifiers.push(Specifier { kind, token });
    }

    fn is_decltype_auto(&self) -> bool {
        self.kind() == Kind::Decltype
            && self.ahead(1) == Kind::OpenParen
            && self.ahead(2) == Kind::Auto
            && self.ahead(3) == Kind::CloseParen
    }

    /// True when the name here is a constructor's or deduction guide's, so that no type comes before it
    /// ([class.ctor], [temp.deduct.guide]).
    fn at_special_member(&mut self) -> bool {
        let start = self.at;
        if self.kind() == Kind::Identifier && self.ahead(1) == Kind::OpenParen {
            let symbol = self.symbol();
            let open = start.next();
            // `A (*f)(int)`, `A (&r)`: a declarator in parentheses.
            if matches!(self.kind_at(open.next()), Kind::Star | Kind::Amp | Kind::AmpAmp) {
                return false;
            }
            let behind = self.kind_at(self.tokens.partner(open).next());
            return match self.tree[self.scope].kind {
                ScopeKind::Class(_) => {
                    self.tree[self.scope].name == symbol && behind != Kind::OpenParen || behind == Kind::Arrow
                }
                _ => behind == Kind::Arrow,
            };
        }
        // `A<T>(`, `A::A(`, `A<T>::A(`; most types are a lone identifier and need no second look.
        if !matches!(self.ahead(1), Kind::Less | Kind::ColonColon) && self.kind() != Kind::ColonColon {
            return false;
        }
        let name = self.qualified_name_quietly(Context::Type);
        let behind = self.kind();
        self.at = start;
        let Ok(name) = name else { return false };
        if name.kind != NameKind::Identifier || behind != Kind::OpenParen {
            return false;
        }
        let symbol = self.tokens.symbol(name.token);
        match name.previous {
            Some(previous) => {
                self.tokens.symbol(previous) == symbol
                    || (self.qualifier(name.qualifier).scope()).is_some_and(|scope| {
                        self.tree[scope].name == symbol && self.tree[scope].class().is_some()
                    })
            }
            None => {
                !name.arguments.is_empty()
                    && self.tree[self.scope].class().is_some()
                    && self.tree[self.scope].name == symbol
            }
        }
    }

    /// type-id ([dcl.name]).
    pub(super) fn type_id(&mut self) -> Parsed<TokenRange> {
        self.type_id_at(Position::Type)
    }

    /// type-id or defining-type-id.
    pub(super) fn type_id_at(&mut self, position: Position) -> Parsed<TokenRange> {
        let start = self.at;
        let head = self.no_head();
        let specifiers = self.decl_specifier_seq(position, &head)?;
        if !specifiers.has_type {
            return Err(self.failure(Reason::ExpectedType));
        }
        self.nested(Self::abstract_declarator)?;
        self.drop_pending(&head);
        Ok(self.since(start))
    }

    /// conversion-type-id: no parentheses or brackets behind it belong to the type ([class.conv.fct]).
    pub(super) fn conversion_type_id(&mut self) -> Parsed<()> {
        let head = self.no_head();
        let specifiers = self.decl_specifier_seq(Position::Type, &head)?;
        if !specifiers.has_type {
            return Err(self.failure(Reason::ExpectedType));
        }
        self.opt_ptr_operators()?;
        self.drop_pending(&head);
        Ok(())
    }

    /// A head for specifiers that belong to no declaration of their own.
    pub(super) fn no_head(&self) -> Head {
        Head {
            start: self.at,
            headers: Default::default(),
            form: Form::Plain,
            attributes: self.pending.attributes.len(),
            specifiers: self.pending.specifiers.len(),
        }
    }

    /// Drops the specifiers read since `head`; its attributes go to nobody, but stay findable.
    pub(super) fn drop_pending(&mut self, head: &Head) {
        self.pending.specifiers.truncate(head.specifiers);
        if self.pending.attributes.len() > head.attributes {
            self.give_attributes(head.attributes, crate::tree::AttributeOwner::None, false);
        }
    }
}

fn specifier_kind(kind: Kind) -> SpecifierKind {
    match kind {
        Kind::Static => SpecifierKind::Static,
        Kind::Inline => SpecifierKind::Inline,
        Kind::Extern => SpecifierKind::Extern,
        Kind::Constexpr => SpecifierKind::Constexpr,
        Kind::Consteval => SpecifierKind::Consteval,
        Kind::Constinit => SpecifierKind::Constinit,
        Kind::Friend => SpecifierKind::Friend,
        Kind::Virtual => SpecifierKind::Virtual,
        Kind::Typedef => SpecifierKind::Typedef,
        Kind::Mutable => SpecifierKind::Mutable,
        Kind::ThreadLocal => SpecifierKind::ThreadLocal,
        Kind::ThreadGnu => SpecifierKind::ThreadGnu,
        Kind::Register => SpecifierKind::Register,
        Kind::Export => SpecifierKind::Export,
        _ => SpecifierKind::Extension,
    }
}
