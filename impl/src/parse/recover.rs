//! Soft failure: a declaration that does not fit becomes an unparsed region, and reading resumes behind it.

use super::{Failure, Parser};
use crate::bodies::UseContext;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::tree::{
    AttributeOwner, Declaration, DeclarationKind, IdRange, LinkageId, ScopeId, Unparsed, UnparsedId,
};

/// The state to go back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Resume {
    start: TokenId,
    scope: ScopeId,
    linkage: Option<LinkageId>,
    depth: u32,
    locals: usize,
    attributes: usize,
    specifiers: usize,
    headers: usize,
    template_parameters: usize,
    bounds: usize,
    context: UseContext,
}

impl Resume {
    /// The state before a declaration.
    pub(super) fn at(parser: &Parser<'_>) -> Resume {
        Resume {
            start: parser.at,
            scope: parser.scope,
            linkage: parser.linkage,
            depth: parser.depth,
            locals: parser.locals.len(),
            attributes: parser.pending.attributes.len(),
            specifiers: parser.pending.specifiers.len(),
            headers: parser.pending.headers.len(),
            template_parameters: parser.pending.template_parameters.len(),
            bounds: parser.pending.bounds.len(),
            context: parser.context,
        }
    }

    /// The token at which the state was taken.
    pub(super) fn start(&self) -> TokenId {
        self.start
    }
}

impl Parser<'_> {
    /// Goes back to the state of `resume`.
    pub(super) fn resume(&mut self, resume: Resume) {
        self.at = resume.start;
        self.scope = resume.scope;
        self.linkage = resume.linkage;
        self.depth = resume.depth;
        self.pop_locals(resume.locals);
        self.pending.attributes.truncate(resume.attributes);
        self.pending.specifiers.truncate(resume.specifiers);
        self.pending.headers.truncate(resume.headers);
        self.pending.template_parameters.truncate(resume.template_parameters);
        self.pending.bounds.truncate(resume.bounds);
        self.context = resume.context;
    }

    /// Whether a namespace or a linkage specification with braces begins at `at`, which stands behind a brace: no declaration
    /// goes on so, not even one whose `;` is missing. The scanner counts on it (`Scanner::opens_scope`).
    fn begins_scope(&self, at: TokenId) -> bool {
        match self.kind_at(at) {
            Kind::Namespace => true,
            Kind::Inline => self.kind_at(at.next()) == Kind::Namespace,
            Kind::Extern => {
                let behind = at.next();
                self.kind_at(behind) == Kind::String && self.kind_at(behind.next()) == Kind::OpenBrace
            }
            _ => false,
        }
    }

    /// Records the declaration that began at `resume` as unparsed and steps behind it: behind the next `;` or
    /// balanced `}` at or after the failure, at most to `close`.
    pub(super) fn recover(&mut self, resume: Resume, failure: Failure, close: TokenId) {
        self.scope = resume.scope;
        self.linkage = resume.linkage;
        self.depth = resume.depth;
        self.pop_locals(resume.locals);
        self.pending.specifiers.truncate(resume.specifiers);
        self.pending.headers.truncate(resume.headers);
        self.pending.template_parameters.truncate(resume.template_parameters);
        self.pending.bounds.truncate(resume.bounds);
        self.context = resume.context;
        self.give_attributes(resume.attributes, AttributeOwner::None, false);

        let mut at = resume.start;
        while at < close {
            match self.kind_at(at) {
                Kind::OpenParen | Kind::OpenBracket => {
                    at = self.tokens.known_partner(at).unwrap_or(at).next();
                }
                Kind::OpenBrace => {
                    // A body of declarations that goes on behind the tokens read so far is passed over with them.
                    at = self.tokens.known_partner(at).unwrap_or(close).next();
                    // What was read before the failure may hold braces; the first ones behind it end the region.
                    match self.kind_at(at) {
                        Kind::Semicolon => {
                            at = at.next();
                            break;
                        }
                        _ if self.begins_scope(at) => break,
                        _ if at <= failure.at => {}
                        _ => break,
                    }
                }
                Kind::Semicolon if at >= failure.at => {
                    at = at.next();
                    break;
                }
                _ => at = at.next(),
            }
        }
        self.at = at.max(resume.start.next()).min(close.max(resume.start.next()));
        let range = TokenRange::new(resume.start, self.at);
        self.statistics.unparsed_tokens += u64::from(range.len());
        if let Some(again) = &mut self.again {
            again.bodies.unparsed.push(Unparsed { range, at: failure.at, reason: failure.reason });
        }
        let id = UnparsedId::from_index(self.tree.unparsed.len());
        self.tree.unparsed.push(Unparsed { range, at: failure.at, reason: failure.reason });
        let declaration = self.push_declaration(Declaration {
            kind: DeclarationKind::Unparsed(id),
            range,
            scope: self.scope,
            linkage: self.linkage,
            access: self.access,
            attributes: IdRange::default(),
            specifiers: IdRange::default(),
            headers: IdRange::default(),
            form: Default::default(),
            group: Default::default(),
            entity: None,
        });
        self.tree[declaration].group = declaration;
    }
}
