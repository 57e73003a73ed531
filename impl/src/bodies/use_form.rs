//! What makes the use of a function.

/// What makes a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UseForm {
    /// The name of a function, qualified or not.
    Name,
    /// The name of a member behind an object.
    Member,
    /// An operator.
    Operator,
    /// A destructor, of a declared object or by `delete`.
    Destruction,
    /// A constructor: of a declared object, a temporary, a new-expression.
    Construction,
    /// A constructor of an object that no declarator and no `T(...)` makes: of `T{...}`, `new T{...}`, of what is returned or cast.
    ImpliedConstruction,
    /// The constructor of a temporary object that becomes a declared object, or that of `T(...)` ([class.copy.elision]).
    ElidedConstruction,
    /// A constructor of a base that a using-declaration names, for an object of the class with that: its name there is what a
    /// report points at.
    InheritedConstruction,
    /// A conversion function.
    Conversion,
    /// What converts an argument to its parameter: a constructor, a conversion function.
    ArgumentConversion,
    /// The destructor of what an argument or an operand was converted to, and of a parameter.
    ArgumentDestruction,
    /// The function that a new-expression gets storage from, or a delete-expression gives it back to.
    Allocation,
    /// The same for an array, told to what makes the elements.
    ElementAllocation,
    /// The same of what the storage is given back to.
    ElementDeallocation,
    /// A constructor or destructor of a member, by one of the class.
    MemberSubobject,
    /// A constructor of an element of an array, by a clause.
    ClauseSubobject,
    /// The same of the elements of an array without clauses: of a member, or of a variable, which only the device pass
    /// looks at.
    ElementSubobject,
    /// A constructor or destructor of a base.
    BaseSubobject,
    /// A constructor of the elements of an array by `new`.
    ElementConstruction,
    /// A destructor of the elements of an array, of a declared one or by `delete`.
    ElementDestruction,
}

impl UseForm {
    /// Whether it is a constructor of an object that is declared or made by itself.
    pub(crate) fn constructs(self) -> bool {
        matches!(
            self,
            UseForm::Construction
                | UseForm::ImpliedConstruction
                | UseForm::ElidedConstruction
                | UseForm::InheritedConstruction
        )
    }

    /// Whether it makes or ends a part of an object.
    pub(crate) fn is_subobject(self) -> bool {
        matches!(
            self,
            UseForm::MemberSubobject
                | UseForm::ClauseSubobject
                | UseForm::ElementSubobject
                | UseForm::BaseSubobject
        )
    }

    /// Whether the address of the function is taken.
    pub(crate) fn takes_address(self) -> bool {
        matches!(self, UseForm::ElementAllocation | UseForm::ElementDeallocation)
    }

    /// What it is called in a document.
    pub(crate) fn name(self) -> &'static str {
        match self {
            UseForm::Name => "name",
            UseForm::Member => "member",
            UseForm::Operator => "operator",
            UseForm::Destruction | UseForm::ElementDestruction | UseForm::ArgumentDestruction => {
                "destruction"
            }
            UseForm::Construction
            | UseForm::ImpliedConstruction
            | UseForm::ElidedConstruction
            | UseForm::InheritedConstruction
            | UseForm::ElementConstruction => "construction",
            UseForm::Allocation | UseForm::ElementAllocation | UseForm::ElementDeallocation => "allocation",
            UseForm::Conversion | UseForm::ArgumentConversion => "conversion",
            UseForm::MemberSubobject
            | UseForm::ClauseSubobject
            | UseForm::ElementSubobject
            | UseForm::BaseSubobject => "subobject",
        }
    }
}
