/*---
says: A typedef or alias of a union is left out, whoever names it, through other typedefs too; of classes, enumerations, pointers, references, arrays and functions it is written, and so is one that defines the union or names a pointer beside it.
rules: host-output.type.filter, host-output.type.filter.typedef, output.type.underlying
runs: host accept, documented accept
---*/
union Word {
  int i;
  float f;
};
union Long {
  long i;
  double f;
};
struct Pair { int a, b; };
class Closed { int a; };
enum Colour { red, green };

typedef Word word_t;
typedef word_t word_too;
using word_alias = const union Word;
typedef Word both_t, *pointer_beside;
typedef union { int a; } defined_t;

typedef Pair pair_t;
using closed_t = Closed;
typedef Colour colour_t;
typedef int number_t;
typedef void nothing_t;
using pointer_t = Word *;
using reference_t = Word &;
using array_t = Word[2];
using function_t = Word(Word);
using member_t = int Word::*;

template <class T> union Either {
  T t;
  int i;
};
using either_t = Either<float>;
template <class T> using either_of = Either<T>;

extern "C" typedef Long long_t;

void host(pair_t, closed_t *, colour_t, number_t, pointer_t, reference_t, function_t *, pointer_beside, defined_t);
