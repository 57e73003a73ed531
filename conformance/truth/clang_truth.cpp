// A plugin of clang 14 that writes what clang's tree says of the main file, one fact a line, by byte offset:
//
//   L <offset>                          `<` that opens a template-argument list
//   O <offset>                          `<` that is an operator
//   D <offset> <kind> <qualified name>  a declaration, at its name
//   N <offset> <name> <offset>...       a name that is not dependent, and every declaration of what it means
//
// and of the bodies of functions that are no templates, generic lambdas and operands that are not evaluated apart:
//
//   B <offset> <offset>                 where one begins and ends, from its first constructor initialiser on
//   C <offset> <kind> <target>...       the function that is called, by every declaration of it or of its template; `implicit` if
//                                       nobody wrote it or it is defaulted in its class, `builtin` if clang declares it
//   T <offset> <class> <category>       the class of an expression's type and `lvalue`, `xvalue` or `prvalue`
//
// The kinds are: name (a call, at the name of the function or member), operator (at its token, of calls and subscripts at the
// bracket that closes them), construction (at the name of the variable or member, at the type of a temporary object or
// new-expression, else where what is converted or copied begins), conversion (where the expression that is converted begins),
// destruction (at the name of the variable, at `delete`, of a temporary object at its last token; none that are trivial).
// Copies that clang 14 knows it may leave out are not told, nor those of a variable that is returned. Types stand at names, operators, literals, the bracket that closes
// a call, subscript, functional cast or temporary object, and at the first token of other casts, lambdas, `new` and `this`.
//
// Only what is written is told: no instantiation, nothing implicit. Types, template arguments and constraints are walked as
// written, which clang's JSON dump of the tree does not show; that is why this is a plugin.
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace clang;

namespace {

// Places in the main file, by byte.
class Places {
public:
  explicit Places(SourceManager &sources) : sources(sources) {}

  llvm::StringRef text() const { return sources.getBufferData(sources.getMainFileID()); }

  // The byte in the main file, or -1.
  long offset(SourceLocation place) const {
    if (place.isInvalid())
      return -1;
    place = sources.getFileLoc(place);
    auto decomposed = sources.getDecomposedLoc(place);
    return decomposed.first == sources.getMainFileID() ? static_cast<long>(decomposed.second) : -1;
  }

  // Every declaration of an entity, as a template and as what it is a template of, and the pattern that it was made from.
  void collect(const NamedDecl *decl, std::set<long> &targets) const {
    if (const auto *shadow = dyn_cast<UsingShadowDecl>(decl)) {
      if (const NamedDecl *introducer = shadow->getIntroducer())
        add(introducer, targets);
      collect(shadow->getTargetDecl(), targets);
      return;
    }
    for (const Decl *one : decl->redecls())
      add(cast<NamedDecl>(one), targets);
    if (const auto *all = dyn_cast<TemplateDecl>(decl)) {
      if (all->getTemplatedDecl())
        for (const Decl *one : all->getTemplatedDecl()->redecls())
          add(cast<NamedDecl>(one), targets);
    }
    if (const auto *function = dyn_cast<FunctionDecl>(decl)) {
      if (const FunctionDecl *pattern = function->getTemplateInstantiationPattern())
        for (const Decl *one : pattern->redecls())
          add(cast<NamedDecl>(one), targets);
      if (const FunctionTemplateDecl *primary = function->getPrimaryTemplate())
        for (const Decl *one : primary->redecls())
          add(cast<NamedDecl>(one), targets);
    }
    if (const auto *record = dyn_cast<CXXRecordDecl>(decl)) {
      if (const CXXRecordDecl *pattern = record->getTemplateInstantiationPattern())
        for (const Decl *one : pattern->redecls())
          add(cast<NamedDecl>(one), targets);
      if (const auto *special = dyn_cast<ClassTemplateSpecializationDecl>(record))
        for (const Decl *one : special->getSpecializedTemplate()->redecls())
          add(cast<NamedDecl>(one), targets);
    }
    if (const auto *variable = dyn_cast<VarDecl>(decl)) {
      if (const VarDecl *pattern = variable->getTemplateInstantiationPattern())
        for (const Decl *one : pattern->redecls())
          add(cast<NamedDecl>(one), targets);
    }
  }

private:
  void add(const NamedDecl *decl, std::set<long> &targets) const {
    long at = offset(decl->getLocation());
    if (at >= 0)
      targets.insert(at);
  }

  SourceManager &sources;
};

// What is called in one body, and the types of its expressions.
class Uses : public RecursiveASTVisitor<Uses> {
  using Base = RecursiveASTVisitor<Uses>;

public:
  Uses(const Places &places, ASTContext &context, llvm::raw_ostream &out) : places(places), context(context), out(out) {}

  // --- what is not looked at

  bool TraverseLambdaExpr(LambdaExpr *lambda) {
    type(lambda->getBeginLoc(), lambda);
    return lambda->isGenericLambda() || Base::TraverseLambdaExpr(lambda);
  }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *expression) {
    type(expression->getOperatorLoc(), expression);
    return true;
  }
  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *expression) {
    type(expression->getBeginLoc(), expression);
    return true;
  }
  bool TraverseCXXTypeidExpr(CXXTypeidExpr *) { return true; }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc) { return true; }
  bool TraverseTypeOfExprTypeLoc(TypeOfExprTypeLoc) { return true; }
  bool TraverseStaticAssertDecl(StaticAssertDecl *) { return true; }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &) { return true; }
  bool TraverseConstantArrayTypeLoc(ConstantArrayTypeLoc type) { return TraverseTypeLoc(type.getElementLoc()); }
  bool TraverseConstantExpr(ConstantExpr *) { return true; }

  // --- calls

  bool VisitCallExpr(CallExpr *call) {
    if (call->isInstantiationDependent())
      return true;
    if (auto *named = dyn_cast<CXXOperatorCallExpr>(call)) {
      type(named->getOperatorLoc(), call);
      use("operator", named->getOperatorLoc(), call->getDirectCallee());
      return true;
    }
    const Expr *callee = call->getCallee()->IgnoreParenImpCasts();
    // A conversion that nobody wrote has the place of its operand.
    const auto *converted = dyn_cast<MemberExpr>(callee);
    if (!converted || !isa<CXXConversionDecl>(converted->getMemberDecl()) || written(converted->getMemberLoc(), "operator"))
      type(call->getRParenLoc(), call);
    if (const auto *name = dyn_cast<DeclRefExpr>(callee))
      use("name", name->getLocation(), dyn_cast<FunctionDecl>(name->getDecl()));
    else if (const auto *member = dyn_cast<MemberExpr>(callee))
      if (auto *function = dyn_cast<FunctionDecl>(member->getMemberDecl()))
        if (!isa<CXXConversionDecl>(function) || written(member->getMemberLoc(), "operator"))
          use(isa<CXXDestructorDecl>(function) ? "destruction" : "name", member->getMemberLoc(), function);
    return true;
  }
  bool VisitImplicitCastExpr(ImplicitCastExpr *cast) {
    if (cast->getCastKind() == CK_UserDefinedConversion && !cast->isInstantiationDependent())
      use("conversion", moved.count(cast) ? moved[cast] : cast->getBeginLoc(), dyn_cast_or_null<FunctionDecl>(cast->getConversionFunction()));
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *made) {
    if (!made->isInstantiationDependent() && !made->isElidable() && !left_out.count(made))
      use("construction", moved.count(made) ? moved[made] : made->getLocation(), made->getConstructor());
    return true;
  }
  bool VisitCXXTemporaryObjectExpr(CXXTemporaryObjectExpr *made) {
    type(made->getParenOrBraceRange().getEnd(), made);
    return true;
  }
  // A variable that is returned may be the result itself.
  bool VisitReturnStmt(ReturnStmt *statement) {
    initializes(statement->getRetValue());
    if (Expr *result = statement->getNRVOCandidate() ? statement->getRetValue() : nullptr)
      left_out.insert(inside(result, CK_ConstructorConversion));
    return true;
  }
  bool VisitVarDecl(VarDecl *variable) {
    initializes(variable->getInit());
    if (variable->isLocalVarDecl() && !variable->hasExternalStorage() && !variable->getType()->isDependentType())
      destruction(variable->getLocation(), context.getBaseElementType(variable->getType()));
    // What converts the initialiser of a variable makes the variable.
    if (Expr *converted = variable->isLocalVarDecl() && variable->getType()->isRecordType() ? variable->getInit() : nullptr)
      if (const auto *made = dyn_cast<CXXConstructExpr>(inside(converted, CK_ConstructorConversion)))
        moved[made] = variable->getLocation();
    return true;
  }
  bool VisitCXXThrowExpr(CXXThrowExpr *thrown) {
    initializes(thrown->getSubExpr());
    return true;
  }
  bool VisitInitListExpr(InitListExpr *list) {
    for (Expr *one : list->inits())
      initializes(one);
    return true;
  }
  bool TraverseConstructorInitializer(CXXCtorInitializer *made) {
    initializes(made->getInit());
    return RecursiveASTVisitor::TraverseConstructorInitializer(made);
  }
  bool VisitCXXBindTemporaryExpr(CXXBindTemporaryExpr *bound) {
    if (!bound->isInstantiationDependent() && !left_out.count(bound))
      destruction(bound->getEndLoc(), bound->getType());
    return true;
  }
  bool VisitCXXDeleteExpr(CXXDeleteExpr *expression) {
    if (!expression->isInstantiationDependent() && !expression->getDestroyedType().isNull())
      destruction(expression->getBeginLoc(), context.getBaseElementType(expression->getDestroyedType()));
    return true;
  }

  // --- types

  bool VisitDeclRefExpr(DeclRefExpr *name) { return type(name->getLocation(), name); }
  bool VisitMemberExpr(MemberExpr *member) {
    bool isField = !isa<CXXMethodDecl>(member->getMemberDecl());
    return !isField || type(member->getMemberLoc(), member);
  }
  bool VisitCXXThisExpr(CXXThisExpr *self) { return self->isImplicit() || type(self->getLocation(), self); }
  bool VisitIntegerLiteral(IntegerLiteral *one) { return type(one->getLocation(), one); }
  bool VisitFloatingLiteral(FloatingLiteral *one) { return type(one->getLocation(), one); }
  bool VisitCharacterLiteral(CharacterLiteral *one) { return type(one->getLocation(), one); }
  bool VisitCXXBoolLiteralExpr(CXXBoolLiteralExpr *one) { return type(one->getLocation(), one); }
  bool VisitCXXNullPtrLiteralExpr(CXXNullPtrLiteralExpr *one) { return type(one->getLocation(), one); }
  bool VisitStringLiteral(StringLiteral *one) { return type(one->getBeginLoc(), one); }
  bool VisitUnaryOperator(UnaryOperator *one) {
    moved[inside(one->getSubExpr(), CK_UserDefinedConversion)] = one->getOperatorLoc();
    return one->getOpcode() == UO_Extension || type(one->getOperatorLoc(), one);
  }
  bool VisitBinaryOperator(BinaryOperator *one) {
    moved[inside(one->getLHS(), CK_UserDefinedConversion)] = one->getLHS()->getEndLoc();
    return one->getOpcode() == BO_Comma || type(one->getOperatorLoc(), one);
  }
  bool VisitConditionalOperator(ConditionalOperator *one) { return type(one->getQuestionLoc(), one); }
  bool VisitArraySubscriptExpr(ArraySubscriptExpr *one) { return type(one->getRBracketLoc(), one); }
  bool VisitCStyleCastExpr(CStyleCastExpr *one) { return type(one->getLParenLoc(), one); }
  bool VisitCXXNamedCastExpr(CXXNamedCastExpr *one) { return type(one->getOperatorLoc(), one); }
  bool VisitCXXFunctionalCastExpr(CXXFunctionalCastExpr *one) { return type(one->getEndLoc(), one); }
  bool VisitCXXScalarValueInitExpr(CXXScalarValueInitExpr *one) { return type(one->getRParenLoc(), one); }
  bool VisitTypeTraitExpr(TypeTraitExpr *one) { return type(one->getBeginLoc(), one); }
  bool VisitCXXNewExpr(CXXNewExpr *one) { return type(one->getBeginLoc(), one); }

private:
  // What an expression gives that initialises an object is that object ([class.copy.elision]), and no temporary is destroyed.
  void initializes(Expr *at) {
    while (at) {
      if (auto *cleanups = dyn_cast<ExprWithCleanups>(at))
        at = cleanups->getSubExpr();
      else if (auto *inner = dyn_cast<ParenExpr>(at))
        at = inner->getSubExpr();
      else if (auto *cast = dyn_cast<CastExpr>(at))
        at = cast->isPRValue() ? cast->getSubExpr() : nullptr;
      else if (auto *made = dyn_cast<CXXConstructExpr>(at)) {
        auto *copied = made->isElidable() ? dyn_cast<MaterializeTemporaryExpr>(made->getArg(0)->IgnoreImpCasts()) : nullptr;
        at = copied ? copied->getSubExpr() : nullptr;
      } else if (auto *bound = dyn_cast<CXXBindTemporaryExpr>(at)) {
        left_out.insert(bound);
        at = bound->getSubExpr();
      } else if (auto *chosen = dyn_cast<ConditionalOperator>(at)) {
        initializes(chosen->getTrueExpr());
        at = chosen->getFalseExpr();
      } else if (auto *comma = dyn_cast<BinaryOperator>(at))
        at = comma->getOpcode() == BO_Comma ? comma->getRHS() : nullptr;
      else
        return;
    }
  }

  // The conversion of that kind that is all of an expression, or what it makes an object by; else the expression.
  static Expr *inside(Expr *expression, CastKind kind) {
    for (Expr *at = expression;;) {
      if (auto *cleanups = dyn_cast<ExprWithCleanups>(at))
        at = cleanups->getSubExpr();
      else if (auto *temporary = dyn_cast<MaterializeTemporaryExpr>(at))
        at = temporary->getSubExpr();
      else if (auto *bound = dyn_cast<CXXBindTemporaryExpr>(at))
        at = bound->getSubExpr();
      else if (auto *cast = dyn_cast<ImplicitCastExpr>(at); cast && cast->getCastKind() == kind && kind == CK_UserDefinedConversion)
        return at;
      else if (auto *cast = dyn_cast<ImplicitCastExpr>(at))
        at = cast->getSubExpr();
      else if (auto *made = dyn_cast<CXXConstructExpr>(at); made && kind == CK_ConstructorConversion && made->isElidable())
        at = made->getArg(0);
      else
        return kind == CK_ConstructorConversion && isa<CXXConstructExpr>(at) && !isa<CXXTemporaryObjectExpr>(at) ? at : expression;
    }
  }

  bool written(SourceLocation place, llvm::StringRef word) const {
    long at = places.offset(place);
    return at >= 0 && places.text().substr(at).startswith(word);
  }

  void use(const char *kind, SourceLocation place, const FunctionDecl *target) {
    long at = places.offset(place);
    if (at < 0 || !target)
      return;
    out << "C " << at << ' ' << kind;
    bool isDefaulted = target->isDefaulted() && !cast<FunctionDecl>(target)->isUserProvided();
    if (const FunctionDecl *pattern = target->getTemplateInstantiationPattern())
      isDefaulted = isDefaulted || (pattern->isDefaulted() && !pattern->isUserProvided());
    if (target->getBuiltinID() && target->isImplicit())
      out << " builtin";
    else if (target->isImplicit() || isDefaulted)
      out << " implicit";
    std::set<long> targets;
    if (!target->isImplicit())
      places.collect(target, targets);
    // A constructor that is inherited is that of the base.
    if (const auto *constructor = dyn_cast<CXXConstructorDecl>(target))
      if (const CXXConstructorDecl *inherited = constructor->getInheritedConstructor().getConstructor())
        places.collect(inherited, targets);
    for (long one : targets)
      out << ' ' << one;
    out << '\n';
  }

  void destruction(SourceLocation place, QualType type) {
    const CXXRecordDecl *record = type->getAsCXXRecordDecl();
    if (record && record->hasDefinition() && !record->hasTrivialDestructor())
      use("destruction", place, record->getDestructor());
  }

  bool type(SourceLocation place, const Expr *expression) {
    long at = places.offset(place);
    if (at < 0 || expression->isInstantiationDependent() || expression->getType()->isDependentType())
      return true;
    QualType type = expression->getType().getCanonicalType();
    if (const char *name = classOf(type))
      out << "T " << at << ' ' << name << ' '
          << (expression->isPRValue() ? "prvalue" : expression->isXValue() ? "xvalue" : "lvalue") << '\n';
    return true;
  }

  static const char *classOf(QualType type) {
    if (type->isPlaceholderType()) return nullptr;
    if (type->isVoidType()) return "void";
    if (type->isBooleanType()) return "bool";
    if (type->isNullPtrType()) return "nullptr";
    if (type->isEnumeralType()) return "enumeration";
    if (type->isAnyComplexType() || type->isVectorType()) return "other";
    if (type->isRealFloatingType()) return "floating";
    if (type->isIntegerType()) return "integer";
    if (type->isPointerType()) return "pointer";
    if (type->isMemberPointerType()) return "member-pointer";
    if (type->isArrayType()) return "array";
    if (type->isFunctionType()) return "function";
    if (type->isRecordType()) return "class";
    return "other";
  }

  const Places &places;
  ASTContext &context;
  llvm::raw_ostream &out;
  // Where what somebody else implies is told.
  std::map<const Expr *, SourceLocation> moved;
  std::set<const Expr *> left_out;
};

class Facts : public RecursiveASTVisitor<Facts> {
  using Base = RecursiveASTVisitor<Facts>;

public:
  Facts(ASTContext &context, llvm::raw_ostream &out) : places(context.getSourceManager()), sources(context.getSourceManager()), out(out), uses(places, context, out) {}

  // --- template-argument lists and operators

  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc type) {
    list(type.getLAngleLoc());
    name(type.getTemplateNameLoc(), type.getTypePtr()->getTemplateName());
    return true;
  }
  bool VisitDependentTemplateSpecializationTypeLoc(DependentTemplateSpecializationTypeLoc type) {
    list(type.getLAngleLoc());
    return true;
  }
  bool VisitAutoTypeLoc(AutoTypeLoc type) {
    if (type.isConstrained()) {
      if (type.hasExplicitTemplateArgs())
        list(type.getLAngleLoc());
      name(type.getConceptNameLoc(), type.getNamedConcept());
    }
    return true;
  }
  bool VisitClassTemplatePartialSpecializationDecl(ClassTemplatePartialSpecializationDecl *decl) {
    list(decl->getTemplateArgsAsWritten());
    constraint(decl->getTemplateParameters());
    return true;
  }
  // The walk leaves out the bases of an explicit specialisation.
  bool VisitClassTemplateSpecializationDecl(ClassTemplateSpecializationDecl *decl) {
    if (decl->getTemplateSpecializationKind() == TSK_ExplicitSpecialization && !isa<ClassTemplatePartialSpecializationDecl>(decl) &&
        decl->isThisDeclarationADefinition())
      for (const CXXBaseSpecifier &base : decl->bases())
        TraverseTypeLoc(base.getTypeSourceInfo()->getTypeLoc());
    return true;
  }
  bool VisitVarTemplateSpecializationDecl(VarTemplateSpecializationDecl *decl) {
    if (!isa<VarTemplatePartialSpecializationDecl>(decl))
      list(decl->getTemplateArgsInfo().getLAngleLoc());
    return true;
  }
  bool VisitVarTemplatePartialSpecializationDecl(VarTemplatePartialSpecializationDecl *decl) {
    list(decl->getTemplateArgsAsWritten());
    constraint(decl->getTemplateParameters());
    return true;
  }
  bool VisitTemplateTypeParmDecl(TemplateTypeParmDecl *decl) {
    if (const TypeConstraint *constraint = decl->getTypeConstraint()) {
      list(constraint->getTemplateArgsAsWritten());
      name(constraint->getConceptNameLoc(), constraint->getNamedConcept());
    }
    return true;
  }
  bool VisitConceptSpecializationExpr(ConceptSpecializationExpr *expression) {
    list(expression->getTemplateArgsAsWritten());
    name(expression->getConceptNameLoc(), expression->getNamedConcept());
    return true;
  }
  bool VisitOverloadExpr(OverloadExpr *expression) {
    if (expression->hasExplicitTemplateArgs())
      list(expression->getLAngleLoc());
    return true;
  }
  bool VisitDependentScopeDeclRefExpr(DependentScopeDeclRefExpr *expression) {
    if (expression->hasExplicitTemplateArgs())
      list(expression->getLAngleLoc());
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *expression) {
    if (expression->hasExplicitTemplateArgs())
      list(expression->getLAngleLoc());
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *expression) {
    if (expression->getOpcode() == BO_LT)
      fact('O', expression->getOperatorLoc());
    return true;
  }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *expression) {
    if (expression->getOperator() == OO_Less)
      fact('O', expression->getOperatorLoc());
    return true;
  }

  // --- declarations

  bool VisitNamedDecl(NamedDecl *decl) {
    const char *kind = kindOf(decl);
    long at = offset(decl->getLocation());
    if (!kind || at < 0 || (!decl->getDeclName() && !isa<NamespaceDecl>(decl)))
      return true;
    declared.insert(at);
    out << "D " << at << ' ' << kind << ' ' << qualified(decl) << '\n';
    return true;
  }
  // The walk leaves out a class that `friend class X;` declares first.
  bool VisitFriendDecl(FriendDecl *decl) {
    const TypeSourceInfo *type = decl->getFriendType();
    const TagDecl *tag = type ? type->getType()->getAsTagDecl() : nullptr;
    if (tag && type->getTypeLoc().getAs<ElaboratedTypeLoc>())
      if (TagDecl *first = const_cast<TagDecl *>(tag->getFirstDecl());
          offset(first->getLocation()) == offset(type->getTypeLoc().getAs<ElaboratedTypeLoc>().getNamedTypeLoc().getBeginLoc()))
        VisitNamedDecl(first);
    return true;
  }
  bool VisitFunctionDecl(FunctionDecl *decl) {
    list(decl->getTemplateSpecializationArgsAsWritten());
    if (const auto *friendly = decl->getDependentSpecializationInfo())
      list(friendly->getLAngleLoc());
    if (decl->doesThisDeclarationHaveABody() && !decl->isDependentContext() && !decl->isDefaulted())
      body(decl);
    return true;
  }
  bool VisitUsingDirectiveDecl(UsingDirectiveDecl *decl) {
    name(decl->getIdentLocation(), decl->getNominatedNamespaceAsWritten());
    return true;
  }
  bool VisitNamespaceAliasDecl(NamespaceAliasDecl *decl) {
    name(decl->getTargetNameLoc(), decl->getAliasedNamespace());
    return true;
  }

  // --- names

  bool VisitDeclRefExpr(DeclRefExpr *expression) {
    if (expression->hasExplicitTemplateArgs())
      list(expression->getLAngleLoc());
    name(expression->getLocation(), expression->getDecl(), expression->getFoundDecl());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *expression) {
    if (expression->hasExplicitTemplateArgs())
      list(expression->getLAngleLoc());
    name(expression->getMemberLoc(), expression->getMemberDecl(), expression->getFoundDecl().getDecl());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc type) {
    name(type.getNameLoc(), type.getTypedefNameDecl());
    return true;
  }
  bool VisitTagTypeLoc(TagTypeLoc type) {
    name(type.getNameLoc(), type.getDecl());
    return true;
  }
  bool VisitInjectedClassNameTypeLoc(InjectedClassNameTypeLoc type) {
    name(type.getNameLoc(), type.getDecl());
    return true;
  }
  bool VisitTemplateTypeParmTypeLoc(TemplateTypeParmTypeLoc type) {
    name(type.getNameLoc(), type.getDecl());
    return true;
  }
  bool VisitUsingTypeLoc(UsingTypeLoc type) {
    name(type.getNameLoc(), type.getFoundDecl()->getTargetDecl(), type.getFoundDecl());
    return true;
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(DeducedTemplateSpecializationTypeLoc type) {
    name(type.getTemplateNameLoc(), type.getTypePtr()->getTemplateName());
    return true;
  }
  bool VisitSizeOfPackExpr(SizeOfPackExpr *expression) {
    name(expression->getPackLoc(), expression->getPack());
    return true;
  }
  bool VisitGotoStmt(GotoStmt *statement) {
    name(statement->getLabelLoc(), statement->getLabel());
    return true;
  }
  bool VisitDesignatedInitExpr(DesignatedInitExpr *expression) {
    for (const auto &one : expression->designators())
      if (one.isFieldDesignator() && one.getField())
        name(one.getFieldLoc(), one.getField());
    return true;
  }
  bool TraverseConstructorInitializer(CXXCtorInitializer *initializer) {
    if (initializer->isWritten() && initializer->isAnyMemberInitializer())
      name(initializer->getMemberLocation(), initializer->getAnyMember());
    return Base::TraverseConstructorInitializer(initializer);
  }
  bool TraverseLambdaCapture(LambdaExpr *lambda, const LambdaCapture *capture, Expr *initializer) {
    if (capture->isExplicit() && capture->capturesVariable() && !lambda->isInitCapture(capture))
      name(capture->getLocation(), capture->getCapturedVar());
    return Base::TraverseLambdaCapture(lambda, capture, initializer);
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc qualifier) {
    if (qualifier) {
      switch (qualifier.getNestedNameSpecifier()->getKind()) {
      case NestedNameSpecifier::Namespace:
        name(qualifier.getLocalBeginLoc(), qualifier.getNestedNameSpecifier()->getAsNamespace());
        break;
      case NestedNameSpecifier::NamespaceAlias:
        name(qualifier.getLocalBeginLoc(), qualifier.getNestedNameSpecifier()->getAsNamespaceAlias());
        break;
      default:
        break;
      }
    }
    return Base::TraverseNestedNameSpecifierLoc(qualifier);
  }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &argument) {
    if (argument.getArgument().getKind() == TemplateArgument::Template)
      name(argument.getTemplateNameLoc(), argument.getArgument().getAsTemplate());
    return Base::TraverseTemplateArgumentLoc(argument);
  }

  void finish() {
    for (const auto &[at, line] : names)
      if (!declared.count(at))
        out << line << '\n';
  }

private:
  // The body of a function that no other function is around.
  void body(FunctionDecl *decl) {
    if (decl->getParentFunctionOrMethod() || !decl->getBody())
      return;
    SourceLocation begin = decl->getBody()->getBeginLoc();
    const auto *constructor = dyn_cast<CXXConstructorDecl>(decl);
    for (const CXXCtorInitializer *one : constructor ? constructor->inits() : llvm::iterator_range<CXXConstructorDecl::init_const_iterator>(nullptr, nullptr))
      if (one->isWritten() && places.offset(one->getSourceLocation()) < places.offset(begin))
        begin = one->getSourceLocation();
    if (offset(begin) < 0)
      return;
    out << "B " << offset(begin) << ' ' << offset(decl->getBody()->getEndLoc()) << '\n';
    if (constructor)
      for (const CXXCtorInitializer *one : constructor->inits())
        if (one->isWritten())
          uses.TraverseStmt(one->getInit());
    uses.TraverseStmt(decl->getBody());
  }

  void fact(char letter, SourceLocation place) {
    long at = offset(place);
    if (at >= 0)
      out << letter << ' ' << at << '\n';
  }
  // The walk leaves out the requires-clause of a partial specialisation.
  void constraint(TemplateParameterList *parameters) {
    if (Expr *clause = parameters->getRequiresClause())
      TraverseStmt(clause);
  }
  // The name of an inherited constructor is a type whose places are all that of the name.
  void list(SourceLocation place) {
    long at = offset(place);
    if (at >= 0 && sources.getBufferData(sources.getMainFileID())[at] == '<')
      out << "L " << at << '\n';
  }
  void list(const ASTTemplateArgumentListInfo *arguments) {
    if (arguments)
      list(arguments->LAngleLoc);
  }

  void name(SourceLocation place, TemplateName target) { name(place, target.getAsTemplateDecl()); }

  void name(SourceLocation place, const NamedDecl *target, const NamedDecl *found = nullptr) {
    long at = offset(place);
    if (at < 0 || !target || !target->getIdentifier())
      return;
    llvm::StringRef spelled = target->getName();
    // A name that stands for itself: no operator, no conversion, nothing that clang made up.
    llvm::StringRef text = sources.getBufferData(sources.getMainFileID()).substr(at);
    if (spelled.empty() || !text.startswith(spelled))
      return;
    // What clang declares by itself where it is used.
    if (const auto *function = dyn_cast<FunctionDecl>(target))
      if (function->getBuiltinID() && function->isImplicit())
        return;
    std::set<long> targets;
    places.collect(target, targets);
    if (found && found != target)
      places.collect(found, targets);
    if (targets.empty())
      return;
    std::string line = "N " + std::to_string(at) + ' ' + spelled.str();
    for (long one : targets)
      line += ' ' + std::to_string(one);
    names.emplace(at, std::move(line));
  }

  static const char *kindOf(const NamedDecl *decl) {
    switch (decl->getKind()) {
    case Decl::Namespace: return "namespace";
    case Decl::NamespaceAlias: return "namespace-alias";
    case Decl::Using: case Decl::UnresolvedUsingValue: case Decl::UnresolvedUsingTypename:
    case Decl::UsingEnum:
      return "using";
    case Decl::Typedef: case Decl::TypeAlias: return "alias";
    case Decl::CXXRecord: case Decl::ClassTemplateSpecialization: case Decl::ClassTemplatePartialSpecialization: return "class";
    case Decl::Enum: return "enum";
    case Decl::EnumConstant: return "enumerator";
    case Decl::Function: case Decl::CXXMethod: case Decl::CXXConstructor: case Decl::CXXDestructor: case Decl::CXXConversion:
      return "function";
    case Decl::CXXDeductionGuide: return "function";
    case Decl::Var: case Decl::VarTemplateSpecialization: case Decl::VarTemplatePartialSpecialization:
      // What a handler declares counts as its parameter.
      return cast<VarDecl>(decl)->isExceptionVariable() ? "parameter" : "variable";
    case Decl::Field: return "field";
    case Decl::ParmVar: return "parameter";
    case Decl::TemplateTypeParm: case Decl::NonTypeTemplateParm: case Decl::TemplateTemplateParm: return "template-parameter";
    case Decl::Binding: return "binding";
    case Decl::Label: return "label";
    case Decl::Concept: return "concept";
    default: return nullptr;
    }
  }

  static std::string own(const NamedDecl *decl) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (decl->getDeclName())
      decl->getDeclName().print(stream, PrintingPolicy(LangOptions()));
    if (const auto *guide = dyn_cast<CXXDeductionGuideDecl>(decl))
      return guide->getDeducedTemplate()->getName().str();
    // `using B::B;`: the name is a type for clang, spelled in full.
    if (decl->getDeclName().getNameKind() == DeclarationName::CXXConstructorName && !isa<FunctionDecl>(decl)) {
      const auto &sources = decl->getASTContext().getSourceManager();
      return Lexer::getSourceText(CharSourceRange::getTokenRange(decl->getLocation()), sources, LangOptions()).str();
    }
    if (isa<CXXConversionDecl>(decl))
      return "operator";
    if (isa<CXXConstructorDecl>(decl))
      return cast<CXXConstructorDecl>(decl)->getParent()->getName().str();
    if (isa<CXXDestructorDecl>(decl))
      return "~" + cast<CXXDestructorDecl>(decl)->getParent()->getName().str();
    stream.flush();
    // A class that a typedef-name names for linkage.
    if (const auto *tag = dyn_cast<TagDecl>(decl))
      if (const TypedefNameDecl *alias = tag->getTypedefNameForAnonDecl())
        return alias->getName().str();
    return text.empty() ? "(anonymous)" : text;
  }

  static std::string qualified(const NamedDecl *decl) {
    std::string text = own(decl);
    const DeclContext *parent = decl->getDeclContext();
    bool local = decl->isParameterPack() || isa<ParmVarDecl>(decl) || isa<TemplateTypeParmDecl>(decl) ||
                 isa<NonTypeTemplateParmDecl>(decl) || isa<TemplateTemplateParmDecl>(decl) || isa<LabelDecl>(decl);
    // A function declared in a block is a member of the namespace around; here it counts as it is written.
    local = local || decl->getLexicalDeclContext()->isFunctionOrMethod();
    for (const DeclContext *one = parent; one && !local; one = one->getParent())
      local = one->isFunctionOrMethod();
    if (local)
      return "(local) " + text;
    for (; parent && !parent->isTranslationUnit(); parent = parent->getParent()) {
      const auto *named = dyn_cast<NamedDecl>(parent);
      // Enumerators of an unscoped enumeration are members of the scope around it; they are written so.
      const auto *enumeration = dyn_cast<EnumDecl>(parent);
      if (named && !(enumeration && !enumeration->isScoped()))
        text = own(named) + "::" + text;
    }
    return text;
  }

  long offset(SourceLocation place) const { return places.offset(place); }

  Places places;
  SourceManager &sources;
  llvm::raw_ostream &out;
  Uses uses;
  std::set<long> declared;
  std::set<std::pair<long, std::string>> names;
};

class Consumer : public ASTConsumer {
public:
  explicit Consumer(std::unique_ptr<llvm::raw_ostream> out) : out(std::move(out)) {}
  void HandleTranslationUnit(ASTContext &context) override {
    Facts facts(context, *out);
    facts.TraverseAST(context);
    facts.finish();
  }

private:
  std::unique_ptr<llvm::raw_ostream> out;
};

class Action : public PluginASTAction {
protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &compiler, llvm::StringRef) override {
    std::error_code error;
    auto out = std::make_unique<llvm::raw_fd_ostream>(path, error);
    if (error) {
      auto &engine = compiler.getDiagnostics();
      engine.Report(engine.getCustomDiagID(DiagnosticsEngine::Error, "cannot write %0: %1")) << path << error.message();
    }
    return std::make_unique<Consumer>(std::move(out));
  }
  bool ParseArgs(const CompilerInstance &, const std::vector<std::string> &arguments) override {
    path = arguments.empty() ? "-" : arguments.front();
    return true;
  }

private:
  std::string path;
};

FrontendPluginRegistry::Add<Action> registered("cufe-truth", "writes what the tree says");

} // namespace
