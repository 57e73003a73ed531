//! What redeclares a function, and what looks as if it did.
//!
//! Declarations that the language refuses (`has already been defined`, `cannot overload functions distinguished by return type
//! alone`) are plain C++ errors in the released tool, and it says nothing of their spaces.

use super::fact;
use crate::names::Signatures;
use crate::read::Reading;
use crate::tree::{Body, DeclarationId, DeclarationKind, Form, FunctionId};

/// Whether the language refuses `id`, a later declaration of its function: a second definition ([basic.def.odr]), a member that
/// its class declares twice ([class.mem]), `= delete` that comes late ([dcl.fct.def.delete]).
pub(super) fn is_refused(reading: &Reading, id: DeclarationId, function: FunctionId) -> bool {
    let tree = &reading.tree;
    let Some(entity) = tree[id].entity else { return false };
    let earlier = tree[entity].declarations.iter().take_while(|&&one| one != id);
    let mut earlier = earlier.filter_map(|&one| Some((one, tree.function_id(one)?)));
    let this = &tree[function];
    let is_in_class = |id: DeclarationId, function: FunctionId| {
        let scope = tree[id].scope;
        tree[function].qualifier().is_empty()
            && tree[scope].class().is_some()
            && tree[function].target == Some(scope)
    };
    // Of templates it says both.
    let is_template = matches!(tree[id].form, Form::Template | Form::MemberOfTemplate);
    let is_defined = !matches!(this.body, Body::None) && !is_template;
    let is_member = is_in_class(id, function);
    if !is_defined && !is_member {
        // A late `= delete` is a definition, too, but of a template.
        return matches!(this.body, Body::Delete(_)) && earlier.next().is_some();
    }
    earlier.any(|(one, before)| {
        matches!(this.body, Body::Delete(_))
            || is_defined && !matches!(tree[before].body, Body::None)
            || is_member && is_in_class(one, before)
    })
}

/// Whether the return type of `id` is not that of the first declaration of its function ([over.load]), as far as both are written
/// before the name or behind the parameters. Those of templates are part of the signature.
pub(super) fn returns_another_type(reading: &Reading, id: DeclarationId, function: FunctionId) -> bool {
    let tree = &reading.tree;
    let first = tree[id].entity.and_then(|entity| tree[entity].declarations.first().copied());
    let Some(first) = first.and_then(|first| tree.function_id(first)) else { return false };
    let is_compared = [first, function].iter().all(|&one| {
        let form = tree[tree[one].declaration].form;
        form == Form::Plain && !tree[one].wrapped_return
    });
    if !is_compared || first == function {
        return false;
    }
    let mut signatures = Signatures::new(&reading.source.text, &reading.tokens, tree, &reading.names);
    signatures.result(first) != signatures.result(function)
}

/// Whether `id` is a friend in a class template: it declares its function when the class is instantiated, and nothing before
/// ([temp.friend]).
pub(super) fn is_friend_of_template(reading: &Reading, id: DeclarationId, function: FunctionId) -> bool {
    let tree = &reading.tree;
    let entry = &tree[function];
    let is_friend = entry.qualifier().is_empty() && entry.target != Some(tree[id].scope);
    is_friend && fact::in_template(reading, id)
}

/// The friends that the explicit instantiation `id` of a class declares ([temp.explicit]), where it is certain of which template
/// it is an instance.
pub(super) fn befriended_by_instance(
    reading: &Reading,
    id: DeclarationId,
) -> Vec<(DeclarationId, FunctionId)> {
    let tree = &reading.tree;
    let template = tree[id].entity.and_then(|entity| tree[entity].specializes);
    let Some(template) = template else { return Vec::new() };
    let bodies = tree[template].declarations.iter().filter_map(|&one| match tree[one].kind {
        DeclarationKind::Class(class) => tree[class].scope.filter(|_| tree[class].body.is_some()),
        _ => None,
    });
    let members = bodies.flat_map(|scope| tree[scope].declarations.iter().copied());
    let functions = members.filter_map(|one| Some((one, tree.function_id(one)?)));
    let friends: Vec<_> =
        functions.filter(|&(one, function)| is_friend_of_template(reading, one, function)).collect();
    let is_specialized = || {
        let mut others = tree.entities.iter().filter(|other| other.specializes == Some(template));
        others.any(|other| {
            let forms = other.declarations.iter().map(|&one| tree[one].form);
            forms.into_iter().any(Form::is_specialization)
        })
    };
    if friends.is_empty() || is_specialized() { Vec::new() } else { friends }
}
