//! Variables in device memory: the host keeps a shadow of the same size without its value.

use super::boilerplate::truth;
use super::space::Marks;
use super::{Piece, Planner};
use crate::check::is_function;
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::names::Named;
use crate::rules::generated::{
    Emission, HOST_OUTPUT_HIDDEN, HOST_OUTPUT_MANAGED_NULL, HOST_OUTPUT_MANAGED_SECTION, HOST_OUTPUT_UNUSED,
    HostMemory, HostStorage, InitialiserOutput, VariableCategory, VariableLinkage,
    decide_host_output_variable_again, decide_host_output_variable_initialiser,
    decide_host_output_variable_linkage,
};
use crate::source::Span;
use crate::tree::{
    Body, DeclarationId, DeclarationKind, Form, Function, Initializer, Shape, SpecifierKind, Variable,
};

impl Planner<'_> {
    /// One declarator that declares a variable.
    pub(super) fn variable(&mut self, id: DeclarationId, variable: &Variable) {
        let marks = self.marks(id);
        if !marks.device_memory() {
            if let Some(name) = variable.name_token {
                self.mend_member_type(id, variable.type_specifier, name);
            }
            return self.mend_data_member(id, variable);
        }
        if self.is_class(self.lookup_scope(id)) {
            // Not allowed in classes; the attribute of a data member is ignored.
            return;
        }
        if is_function(self.reading, id) {
            // A function has no storage class for being on the device, and may be called on the host, too.
            if marks.device_only() && !self.is_clang() {
                let limit = variable.declarator.start;
                self.put_for_attribute(id, limit, HOST_OUTPUT_UNUSED, |marks| marks.device);
            }
            return;
        }
        if self.declares_again(id, variable, marks) {
            return self.drop_declaration(id);
        }
        if self.is_first_of_group(id) {
            self.storage(id, variable, marks);
        }
        if marks.managed {
            return self.managed_declarator(id, variable);
        }
        let (dialect, pass) = (self.options.dialect, self.options.pass);
        let category = self.category(id, variable);
        let cell = decide_host_output_variable_initialiser(dialect, pass, memory(marks), category);
        // Without its arguments such a class cannot be constructed; they are constants.
        if cell.result == Some(InitialiserOutput::Dropped) && !self.needs_arguments(id, variable) {
            self.bare_declarator(id, variable);
        }
    }

    /// Whether the variable is the first one of its simple-declaration.
    pub(super) fn is_first_of_group(&self, id: DeclarationId) -> bool {
        let tree = self.tree;
        let group = tree[id].group;
        // The nearest one before it decides among thousands of declarators.
        (group.index()..id.index()).rev().map(DeclarationId::from_index).all(|other| {
            tree[other].group != group || !matches!(tree[other].kind, DeclarationKind::Variable(_))
        })
    }

    /// Whether nothing else is declared by the same simple-declaration.
    fn is_alone(&self, id: DeclarationId) -> bool {
        let first = self.tree[id].group;
        // They all reach to its end, and what comes behind them starts there.
        let end = self.tree[first].range.end;
        let behind = &self.tree.declarations[first.index()..];
        let mut inside = behind.iter().take_while(|other| other.range.start < end);
        !inside.any(|other| other.group == first && !std::ptr::eq(other, &self.tree[id]))
    }

    /// The storage class and the attribute in place of the memory space, once for all declarators.
    fn storage(&mut self, id: DeclarationId, variable: &Variable, marks: Marks) {
        let tree = self.tree;
        let is_specialization = tree[id].form == Form::ExplicitSpecialization;
        let linkage = self.variable_linkage(id, variable, marks);
        let mut text = String::new();
        // The documents know neither the section nor the attribute.
        if !self.is_documented() {
            if marks.managed {
                text.push_str(HOST_OUTPUT_MANAGED_SECTION);
                text.push(' ');
            } else if marks.shared {
                text.push_str(HOST_OUTPUT_UNUSED);
                text.push(' ');
            }
        }
        let is_hidden = matches!(linkage, VariableLinkage::Hidden | VariableLinkage::HiddenExtern);
        // A specialisation has no storage class of its own; an unnamed namespace is hidden itself.
        let is_hidden = is_hidden && !self.tree.is_unnamed(tree[id].scope)
            || is_specialization && (self.is_clang() || !self.is_const(id, variable));
        if is_hidden && self.options.device_hidden_visibility {
            text.push_str(HOST_OUTPUT_HIDDEN);
            text.push(' ');
        }
        let drops_extern = matches!(linkage, VariableLinkage::Static | VariableLinkage::Hidden);
        if drops_extern && let Some(specifier) = tree.specifier(id, SpecifierKind::Extern) {
            self.delete(self.span(TokenRange::new(specifier.token, specifier.token.next())));
        }
        if linkage == VariableLinkage::Static {
            if !tree.has_specifier(id, SpecifierKind::Static) && !is_specialization {
                text.push_str("static ");
            }
            self.leave_linkage(id);
        }
        let first = self.after_headers(id);
        // Beside `extern` it stands in the place of the memory space, or first where an earlier declaration has that.
        let place = if tree[id].attributes.is_empty() { first } else { self.behind_attributes(first) };
        self.edits.before(self.start(place), vec![Piece::text(text)]);
    }

    /// How the host declares the variable.
    fn variable_linkage(&self, id: DeclarationId, variable: &Variable, marks: Marks) -> VariableLinkage {
        let cell = decide_host_output_variable_linkage(
            self.options.dialect,
            self.options.pass,
            memory(marks),
            self.storage_of(id, variable),
            truth(self.options.device_c),
        );
        cell.result.unwrap_or(VariableLinkage::Plain)
    }

    /// How the variable is declared, as the rules tell the ways apart.
    fn storage_of(&self, id: DeclarationId, variable: &Variable) -> HostStorage {
        let tree = self.tree;
        let has_value = variable.initializer.range().is_some();
        let unbounded = variable.bounds.of(&tree.bounds).first().is_some_and(|bound| bound.is_empty());
        // Relocatable code names an unnamed namespace in all of its files, so what is in it keeps external linkage.
        let is_internal = !self.options.device_c && self.tree.is_unnamed(tree[id].scope);
        if tree.has_specifier(id, SpecifierKind::Static) || is_internal {
            HostStorage::Static
        } else if tree.has_specifier(id, SpecifierKind::Extern) && !has_value {
            if unbounded { HostStorage::ExternUnbounded } else { HostStorage::Extern }
        } else if self.is_const(id, variable) && tree.has_specifier(id, SpecifierKind::Extern) {
            // A definition that other files see because it says `extern`.
            HostStorage::Extern
        } else if self.is_const(id, variable) && !self.is_shared_by_files(id) {
            HostStorage::Const
        } else {
            HostStorage::External
        }
    }

    /// Whether a constant is the same one in all files.
    fn is_shared_by_files(&self, id: DeclarationId) -> bool {
        matches!(self.tree[id].form, Form::Template | Form::PartialSpecialization)
            || self.tree.has_specifier(id, SpecifierKind::Inline)
    }

    /// `static` is not allowed under `extern "C"` without braces; the variable is internal anyway.
    fn leave_linkage(&mut self, id: DeclarationId) {
        let range = TokenRange::new(self.with_linkage(id).start, self.tree[id].range.start);
        if !range.is_empty() {
            self.delete(self.span(range));
        }
    }

    /// The first token from `at` on that begins no attribute and no `alignas`.
    fn behind_attributes(&self, mut at: TokenId) -> TokenId {
        loop {
            if let Some(attribute) = self.tree.attribute_at(at) {
                at = self.tree[attribute].whole.end.max(at.next());
            } else if self.kind(at) == Kind::Extern {
                // Often dropped; where it stays it may stand first.
                at = at.next();
            } else {
                return at;
            }
        }
    }

    /// Whether the variable itself, or each element of the array that it is, is `const`.
    fn is_const(&self, id: DeclarationId, variable: &Variable) -> bool {
        let elements = variable.shape == Shape::Array
            && variable.name_token.is_some_and(|name| {
                variable.declarator.contains(name.previous()) && self.kind(name.previous()) == Kind::Const
            });
        variable.is_const || elements || self.tree.has_specifier(id, SpecifierKind::Constexpr)
    }

    /// What decides whether the host keeps the value.
    fn category(&self, id: DeclarationId, variable: &Variable) -> VariableCategory {
        let tree = self.tree;
        if matches!(
            tree[id].form,
            Form::Template | Form::PartialSpecialization | Form::ExplicitSpecialization
        ) {
            VariableCategory::Template
        } else if matches!(variable.shape, Shape::LvalueReference | Shape::RvalueReference) {
            VariableCategory::Reference
        } else if self.is_const(id, variable) {
            VariableCategory::Const
        } else {
            VariableCategory::Plain
        }
    }

    /// Whether a variable's class is known to have constructors and none of them takes no argument.
    fn needs_arguments(&self, id: DeclarationId, variable: &Variable) -> bool {
        let (tree, names) = (self.tree, &self.reading.names);
        if !matches!(variable.shape, Shape::Plain | Shape::Array) {
            return false;
        }
        let mut found = None;
        for at in variable.type_specifier.iter() {
            match self.kind(at) {
                Kind::Identifier => {
                    let symbol = self.tokens.symbol(at);
                    let inside = found.and_then(|found| names.members(found));
                    found = match (found, inside) {
                        (None, _) => {
                            names.lookup(tree, self.tokens, self.lookup_scope(id), symbol, at).found()
                        }
                        (Some(_), Some(scope)) => names.lookup_in(tree, scope, symbol, at),
                        (Some(_), None) => None,
                    };
                    if found.is_none() {
                        return false;
                    }
                }
                Kind::ColonColon | Kind::Const | Kind::Volatile => {}
                kind if kind.is_keyword() => {}
                // Template arguments: their class is not looked at.
                _ => return false,
            }
        }
        let scope = found.and_then(|found| names.members(found)).filter(|&scope| self.is_class(scope));
        let Some(constructors) = scope.and_then(|scope| names.own(scope, known::CONSTRUCTOR)) else {
            return false;
        };
        let takes_none = |function: &Function| {
            let parameters = function.parameters.of(&tree.parameters);
            parameters.iter().all(|parameter| !parameter.default().is_empty() || parameter.is_pack)
        };
        let mut any = false;
        for named in names.declarations(constructors, TokenId(u32::MAX)) {
            if let Named::Declaration(id) = named
                && let Some(function) = tree.function(id)
            {
                any = true;
                if takes_none(function) && !matches!(function.body, Body::Delete(_)) {
                    return false;
                }
            }
        }
        any
    }

    /// A declarator without its initialiser. What the initialiser decided is written out.
    fn bare_declarator(&mut self, id: DeclarationId, variable: &Variable) {
        let Some(range) = variable.initializer.range() else {
            return self.write_first_bound(id, variable);
        };
        if variable.is_deduced && !self.deduced_together(id) {
            return self.deduced_declarator(id, variable, "");
        }
        self.write_first_bound(id, variable);
        let span = self.gap_and(range);
        self.delete(span);
    }

    /// `*name`, or `(*name)` before `[`, and the value of no pointer: each use dereferences it.
    fn managed_declarator(&mut self, id: DeclarationId, variable: &Variable) {
        let Some(name) = variable.name_token else { return };
        if variable.is_deduced && variable.initializer.range().is_some() && !self.deduced_together(id) {
            return self.deduced_declarator(id, variable, "*");
        }
        self.managed_name(name, variable.shape == Shape::Array);
        self.write_first_bound(id, variable);
        match variable.initializer.range() {
            Some(range) => {
                let span = self.gap_and(range);
                self.put(span, format!(" {HOST_OUTPUT_MANAGED_NULL}"));
            }
            None if !self.tree.has_specifier(id, SpecifierKind::Extern) => {
                let place = self.variable_end(variable, name);
                self.edits.after(place, vec![Piece::text(format!(" {HOST_OUTPUT_MANAGED_NULL}"))]);
            }
            None => {}
        }
    }

    /// The name of what is a pointer on the host.
    pub(super) fn managed_name(&mut self, name: TokenId, is_array: bool) {
        // To a reference there is no pointer ([dcl.ptr]); releases write it in templates that nobody instantiates.
        let is_reference = matches!(self.kind(name.previous()), Kind::Amp | Kind::AmpAmp);
        if is_reference && self.is_documented() {
            return self.put(self.span(TokenRange::new(name.previous(), name)), "*");
        }
        self.edits.before(self.start(name), vec![Piece::text(if is_array { "(*" } else { "*" })]);
        if is_array {
            self.edits.after(self.end(name), vec![Piece::text(")")]);
        }
    }

    /// The byte behind a declarator without an initialiser.
    fn variable_end(&self, variable: &Variable, name: TokenId) -> u32 {
        if variable.declarator.is_empty() { self.end(name) } else { self.end(variable.declarator.last()) }
    }

    /// A range and the white space before it.
    fn gap_and(&self, range: TokenRange) -> Span {
        Span::new(self.end(range.start.previous()), self.end(range.last()))
    }

    /// `auto x = 1, *y = &x`: what `auto` stands for is the same for each, so the first one's initialiser tells it. Whether
    /// it was written.
    fn deduced_together(&mut self, id: DeclarationId) -> bool {
        let first = self.tree[id].group;
        let Some(variable) = self.tree.variable(first) else { return false };
        let (specifier, declarator) = (variable.type_specifier, variable.declarator);
        let value = variable.initializer.value().unwrap_or_default();
        let is_auto = specifier.len() == 1 && self.kind(specifier.start) == Kind::Auto;
        let is_pointer = declarator.len() == 2 && self.kind(declarator.start) == Kind::Star;
        if self.is_alone(id) || !is_auto || value.is_empty() || !(is_pointer || declarator.len() == 1) {
            return false;
        }
        if id == first {
            let value = self.line(value);
            let written = format!("typename ::std::decay<decltype(({value}))>::type");
            let written = match is_pointer {
                true => format!("typename ::std::remove_pointer<{written}>::type"),
                false => written,
            };
            self.put(self.span(specifier), written);
        }
        true
    }

    /// `auto` without its initialiser: the type is written by what it is deduced from.
    fn deduced_declarator(&mut self, id: DeclarationId, variable: &Variable, pointer: &str) {
        let value = variable.initializer.value().unwrap_or_default();
        let Some(name) = variable.name_token else { return };
        let plain_place = variable.declarator.start > variable.type_specifier.start;
        if !self.is_alone(id) || value.is_empty() || !plain_place || variable.shape == Shape::Array {
            return self
                .refuse(name, "the type of this device variable is deduced and cannot be written out");
        }
        let text = self.line(value);
        let is_literal =
            value.len() == 1 && self.kind(value.start) != Kind::String && self.kind(value.start).is_literal();
        let written = if is_literal {
            format!("decltype({text})")
        } else {
            format!("::std::decay<decltype(({text}))>::type")
        };
        let from = self.start(variable.type_specifier.start);
        let to = variable.initializer.range().map_or(self.end(name), |range| self.end(range.last()));
        let span = Span::new(from, to);
        let end = if pointer.is_empty() { "" } else { " = 0" };
        let text = format!("{written} {pointer}{}{end}", self.text(name));
        self.put(span, text);
    }

    /// `int a[] = {1, 2}` without its initialiser needs its bound, and so does `extern int a[];` before it: the later
    /// declaration is left out.
    fn write_first_bound(&mut self, id: DeclarationId, variable: &Variable) {
        let tree = self.tree;
        let bound_in = |variable: &Variable| variable.bounds.of(&tree.bounds).first().copied();
        let Some(place) = bound_in(variable).filter(|bound| bound.is_empty()) else { return };
        let of = |planner: &Self, variable: &Variable| {
            let written = bound_in(variable).filter(|bound| !bound.is_empty());
            let value = match variable.initializer {
                Initializer::Equals(_, value) => Some(value),
                ref other => other.range(),
            };
            let counted = || Some(planner.bound_of(variable, value?));
            written.map(|bound| planner.line(bound)).or_else(counted)
        };
        let mut text = of(self, variable);
        if !self.options.device_c {
            for &later in self.redeclarations(id).iter().filter(|later| **later > id) {
                text = text.or_else(|| of(self, tree.variable(later)?));
            }
        }
        if let Some(text) = text {
            self.edits.before(self.start(place.start), vec![Piece::text(text)]);
        }
    }

    /// The number of elements that an initialiser gives an array, as an expression that is right for every type.
    fn bound_of(&self, variable: &Variable, value: TokenRange) -> String {
        let is_braced = self.kind(value.start) == Kind::OpenBrace;
        let inner = TokenRange::new(value.start.next(), value.last());
        let string = if is_braced { inner } else { value };
        if !string.is_empty() && string.iter().all(|at| self.kind(at) == Kind::String) {
            let text = self.line(string);
            return format!("sizeof({text}) / sizeof(({text})[0])");
        }
        if is_braced && let Some(count) = self.plain_elements(variable, inner) {
            return count.to_string();
        }
        // The compiler counts: an array of the same type is made from the same list, unevaluated.
        let specifiers = self.type_words(variable);
        let (before, after) = self.around_first_bound(variable);
        format!(
            "sizeof(__extension__ ({specifiers} {before}[]{after}){}) / sizeof({specifiers} {before}{after})",
            self.line(value)
        )
    }

    /// The number of elements, where every element is certainly one initialiser: arithmetic types and pointers,
    /// one dimension, no braces, designators or strings.
    fn plain_elements(&self, variable: &Variable, inner: TokenRange) -> Option<u32> {
        let scalar =
            variable.type_specifier.iter().all(|at| self.kind(at).is_keyword()) || self.has_pointer(variable);
        if !scalar || variable.bounds.len() != 1 {
            return None;
        }
        let mut count = 0;
        let mut fresh = false;
        let mut at = inner.start;
        while at < inner.end {
            match self.kind(at) {
                Kind::Comma => {
                    fresh = false;
                }
                // Template arguments may hold commas.
                Kind::OpenBrace | Kind::OpenBracket | Kind::Dot | Kind::Less => return None,
                kind => {
                    if !fresh {
                        count += 1;
                        fresh = true;
                    }
                    if kind.is_open_bracket() {
                        at = self.tokens.partner(at);
                    }
                }
            }
            at = at.next();
        }
        Some(count)
    }

    fn has_pointer(&self, variable: &Variable) -> bool {
        variable.declarator.iter().any(|at| self.kind(at) == Kind::Star)
    }

    /// The type specifiers without storage classes and attributes.
    fn type_words(&self, variable: &Variable) -> String {
        let tree = self.tree;
        let specifiers = tree[variable.declaration].specifiers.of(&tree.specifiers);
        let mut words = Vec::new();
        let mut at = variable.type_specifier.start;
        while at < variable.type_specifier.end {
            if let Some(attribute) = tree.attribute_at(at) {
                at = tree[attribute].whole.end.max(at.next());
                continue;
            }
            let is_storage = specifiers.iter().any(|specifier| {
                specifier.token == at
                    && !matches!(specifier.kind, SpecifierKind::Const | SpecifierKind::Volatile)
            });
            if !is_storage {
                words.push(self.text(at));
            }
            at = at.next();
        }
        words.join(" ")
    }

    /// The declarator's tokens before the name and behind the first bound.
    fn around_first_bound(&self, variable: &Variable) -> (String, String) {
        let Some(name) = variable.name_token else { return (String::new(), String::new()) };
        let before = TokenRange::new(variable.declarator.start, name);
        let behind = self.tokens.partner(name.next()).next();
        let after = TokenRange::new(behind, variable.declarator.end.max(behind));
        let text = |range: TokenRange| if range.is_empty() { String::new() } else { self.line(range) };
        (text(before), text(after))
    }

    /// Whether an earlier declaration of the same variable stands for this one, which would define it again.
    fn declares_again(&self, id: DeclarationId, variable: &Variable, marks: Marks) -> bool {
        let cell = decide_host_output_variable_again(
            self.options.dialect,
            self.options.pass,
            truth(self.redeclarations(id).first().is_some_and(|first| *first < id)),
            self.variable_linkage(id, variable, marks),
            self.category(id, variable),
        );
        cell.result == Some(Emission::Omitted)
    }

    /// Drops a declaration of which an earlier one stands for it.
    fn drop_declaration(&mut self, id: DeclarationId) {
        if !self.is_alone(id) {
            let at = self.tree[id].range.start;
            return self.refuse(at, "a second declaration of a device variable beside other declarators");
        }
        let range = self.with_linkage(id);
        self.delete(self.span(range));
        self.drop_region(range);
    }
}

/// The memory space as the rules name it.
pub(super) fn memory(marks: Marks) -> HostMemory {
    if marks.managed {
        HostMemory::Managed
    } else if marks.shared {
        HostMemory::Shared
    } else if marks.constant {
        HostMemory::Constant
    } else {
        HostMemory::Device
    }
}
