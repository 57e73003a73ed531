/*---
says: Annotations of tile code on functions, without --enable-tile.
rules: attribute.tile
runs: host@13.1- accept, device@13.1- accept
---*/
__attribute__((tile_builtin)) void builtin();  // @13.3- witness[attribute.tile(tile-builtin) = ignored]
__attribute__((tile)) void first();
//^ @13.3- warning[attribute.tile-not-enabled]: parsing for Tile constructs is not enabled. Tile annotations (including __tile__ and __tile_global__) will be ignored. Please add -enable-tile to the compiler invocation.
//^ @13.3- witness[attribute.tile(tile) = ignored]
__attribute__((tile_global)) void second();
struct S { __attribute__((tile)) void m(); };
