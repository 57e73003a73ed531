/*---
says: An annotated lambda without --extended-lambda.
rules: tile.reports
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
void f() {
  auto l = [] __device__(int a) { return a; };  // error[tile.lambda]: extended lambda is unsupported in tile code
}
