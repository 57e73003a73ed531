//! Template headers, explicit specialisations and instantiations (GRAMMAR.md, "Templates").

use super::declarators::Naming;
use super::{Greater, Headers, MAX_HEADERS, Parsed, Parser};
use crate::program::{Form, TemplateHeader, TemplateParameter};
use crate::scopes::{ScopeKind, Symbol};
use crate::types::Argument;

impl Parser<'_, '_> {
    /// `template-declaration`, `explicit-specialisation`, `explicit-instantiation`
    pub(super) fn template_declaration(&mut self) -> Parsed<()> {
        let start = self.at;
        let outer = self.scope;
        let mut headers = Headers { start, ..Headers::default() };
        if self.accept("extern") || !self.is_at(self.at + 1, "<") {
            self.expect("template")?;
            headers.form = Some(Form::Instantiation);
            let result = self.nested(|p| p.block_declaration(&headers));
            self.scope = outer;
            return result;
        }
        let mut result = Ok(());
        while self.is("template") {
            if headers.headers.len() >= MAX_HEADERS {
                result = self.outside("a declaration with too many template headers");
                break;
            }
            let header = match self.template_header() {
                Ok(header) => header,
                Err(outside) => {
                    result = Err(outside);
                    break;
                }
            };
            let empty = header.parameters.is_empty();
            if empty && headers.form == Some(Form::Template)
                || !empty && headers.form == Some(Form::Specialisation)
            {
                result = self.outside_at(start, "template headers with and without parameters together");
                break;
            }
            headers.form = Some(if empty { Form::Specialisation } else { Form::Template });
            headers.headers.push(header);
        }
        let result = result.and_then(|()| {
            if headers.form == Some(Form::Specialisation) && headers.headers.len() > 1 {
                return self.outside_at(start, "an explicit specialisation of a member");
            }
            self.nested(|p| p.templated(&headers))
        });
        self.scope = outer;
        result
    }

    fn templated(&mut self, headers: &Headers) -> Parsed<()> {
        match self.text() {
            "using" => self.alias_declaration(Some(headers)),
            "requires" | "concept" => self.outside("a constraint"),
            _ => self.block_declaration(headers),
        }
    }

    /// `template < parameters >`. Opens a scope for the parameters.
    fn template_header(&mut self) -> Parsed<TemplateHeader> {
        let start = self.expect("template")?;
        self.expect("<")?;
        let depth = self.scopes.template_depth(self.scope);
        let parent = self.scope;
        let mut parameters = Vec::new();
        if !self.is(">") {
            self.scope = self.scopes.add(ScopeKind::Template, "", parent);
        }
        while !self.is(">") {
            let index = parameters.len();
            let parameter = self.nested(|p| p.template_parameter(depth, index))?;
            parameters.push(parameter);
            if !self.accept(",") && !self.is(">") {
                return self.outside("expected `,` or `>` in a template header");
            }
        }
        self.expect(">")?;
        self.header_kinds =
            parameters.iter().map(|p| format!("{}{}", p.kind, if p.pack { "..." } else { "" })).collect();
        self.header_names = parameters
            .iter()
            .map(|p| format!("{}{}", p.name.clone().unwrap_or_default(), if p.pack { "..." } else { "" }))
            .collect();
        Ok(TemplateHeader { range: start..self.at, parameters })
    }

    fn template_parameter(&mut self, depth: usize, index: usize) -> Parsed<TemplateParameter> {
        if self.is("template") {
            return self.template_template_parameter(depth, index);
        }
        let keyword = self.is("class") || (self.is("typename") && !self.is_at(self.at + 2, "::"));
        if keyword && !(self.is_at(self.at + 2, "::") || self.is_at(self.at + 2, "<")) {
            self.advance();
            let name_at = self.at;
            let pack = self.accept("...");
            let name = if self.is_identifier() { Some(self.identifier()?.to_owned()) } else { None };
            if let Some(name) = &name {
                self.scopes.declare(self.scope, name, Symbol::TypeParameter(depth, index, pack));
            }
            let has_default = self.accept("=");
            let mut default = None;
            if has_default {
                let start = self.at;
                let written = self.type_id()?;
                let asks =
                    |at: usize| matches!(self.text_at(at), "typename" | "decltype" | "sizeof" | "noexcept");
                default = (!(start..self.at).any(asks)).then_some(Argument::Type(written));
            }
            let kind = "type".to_owned();
            return Ok(TemplateParameter { name, name_at, pack, kind, has_default, default });
        }
        let start = self.at;
        let specifiers = self.specifiers(None)?;
        let Some(base) = specifiers.written.clone() else {
            return self.outside_at(start, "expected a template parameter");
        };
        if specifiers.defines {
            return self.outside_at(start, "a class defined in a template header");
        }
        self.no_attributes(&specifiers.attributes)?;
        let declarator = self.declarator(Naming::Optional)?;
        let written = declarator.apply(base);
        let name = declarator.name.as_ref().map(|n| n.text.clone());
        if let Some(name) = &name {
            self.scopes.declare(self.scope, name, Symbol::ValueParameter(depth, index));
        }
        let has_default = self.accept("=");
        let mut default = None;
        if has_default {
            let start = self.at;
            let value = self.with_greater(Greater::ClosesArguments, |p| p.conditional_expression())?.value;
            let one = value.is_some() && self.at == start + 1 && !self.is_identifier_at(start);
            default = one.then(|| Argument::Value(self.text_at(start).to_owned()));
        }
        let (kind, pack) = (written.adjusted().spelling(), declarator.pack);
        Ok(TemplateParameter { name, name_at: declarator.name_at, pack, kind, has_default, default })
    }

    fn template_template_parameter(&mut self, depth: usize, index: usize) -> Parsed<TemplateParameter> {
        let outer = self.scope;
        self.template_header()?;
        self.scope = outer;
        if !self.accept("class") {
            self.expect("typename")?;
        }
        let name_at = self.at;
        let pack = self.accept("...");
        let name = if self.is_identifier() { Some(self.identifier()?.to_owned()) } else { None };
        if let Some(name) = &name {
            self.scopes.declare(self.scope, name, Symbol::TemplateParameter(depth, index));
        }
        let has_default = self.accept("=");
        if has_default {
            self.name(false)?;
        }
        Ok(TemplateParameter { name, name_at, pack, kind: "template".to_owned(), has_default, default: None })
    }
}
