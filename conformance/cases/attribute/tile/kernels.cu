/*---
says: An annotation of a tile kernel, without --enable-tile.
rules: attribute.tile
runs: host@13.1- accept, device@13.1- accept
---*/
__attribute__((tile_global)) void first();
//^ @13.3- warning[attribute.tile-not-enabled]: parsing for Tile constructs is not enabled. Tile annotations (including __tile__ and __tile_global__) will be ignored. Please add -enable-tile to the compiler invocation.
//^ @13.3- witness[attribute.tile(tile-global) = ignored]
__attribute__((tile)) int variable;
