//! What launches pass, where it decides which overload they mean.

use crate::ids::model::Type;
use crate::lex::TokenId;

/// The arguments of a launch that depends on no template parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassedArguments {
    /// The `(` before them.
    pub open: TokenId,
    /// What is known of each; packs are not expanded.
    pub arguments: Vec<Passed>,
}

/// What is known of an expression.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passed {
    /// Its type without references; `None` when that is not known.
    pub ty: Option<Type>,
    /// All qualifiers of the object are in the type, and those of the elements of an array. A copy that a lambda
    /// captures may have more.
    pub is_cv_known: bool,
    /// Whether it is a null pointer constant.
    pub null: Null,
    /// All bases of its class, or of the class that it points to; `None` when there is no class or they are not known.
    pub bases: Option<Vec<Type>>,
}

/// Whether an expression of integer type is a null pointer constant ([conv.ptr]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Null {
    /// It is a literal of value zero.
    Zero,
    /// It is none.
    No,
    /// It is a constant expression that some compilers take for one, or it is not known.
    #[default]
    Unknown,
}

impl Passed {
    /// An expression of this type that is no null pointer constant.
    pub(crate) fn of(ty: Type) -> Passed {
        Passed { ty: Some(ty), is_cv_known: true, null: Null::No, bases: None }
    }

    /// The type of its value: arrays are pointers, qualifiers of the object itself are gone. `None` when it is not
    /// known.
    pub(crate) fn value_type(&self) -> Option<Type> {
        Some(match self.ty.clone()? {
            Type::Array(_, element) if self.is_cv_known => Type::Pointer(element),
            Type::Array(..) | Type::Function(_) => return None,
            Type::Qualified(_, inner) => *inner,
            other => other,
        })
    }

    /// The class or enumeration that it is of, or points to.
    pub(crate) fn class(&self) -> Option<&Type> {
        let mut ty = self.ty.as_ref()?;
        loop {
            ty = match ty {
                Type::Qualified(_, inner) | Type::Pointer(inner) | Type::Array(_, inner) => inner,
                Type::Named(_) => return Some(ty),
                _ => return None,
            };
        }
    }

    /// Whether its type is known and no class or enumeration is in it.
    pub(crate) fn is_built_in(&self) -> bool {
        self.ty.as_ref().is_some_and(is_built_in)
    }
}

fn is_built_in(ty: &Type) -> bool {
    !matches!(ty, Type::Named(_) | Type::DependentMember(..) | Type::TemplateParameter(_))
        && ty.parts().all(is_built_in)
}
