//! Tile code of newer releases: its words beside memory spaces and execution spaces, and who calls what.

use cufe_spec::unit::Pass;

use super::{Open, open};
use crate::subject::TILE;

const fn tile(name: &'static str, pattern: &'static str) -> Open {
    open(name, Pass::Host, &[TILE], pattern)
}

/// A word of memory spaces, that of tile code among them.
macro_rules! memory {
    () => {
        "{|__device__ |__constant__ |__managed__ |__shared__ |__attribute__((tile)) |__attribute__((tile)) }"
    };
}

/// A word of execution spaces, those of tile code among them.
macro_rules! space {
    () => {
        "{|__host__ |__device__ |__global__ |__attribute__((tile)) |__attribute__((tile)) |__attribute__((tile_global)) }"
    };
}

/// Words of tile code.
pub(super) const OPEN: &[Open] = &[
    tile(
        "tile.variables",
        concat!(
            memory!(), memory!(), memory!(), "int ta$n;\n", memory!(), memory!(), "int tb$n;\n", "{|extern |static }", memory!(), memory!(),
            "int tc$n;\nstruct Td$n { static ", memory!(), memory!(), "int m; };"
        ),
    )
    .of_releases(),
    tile(
        "tile.functions",
        concat!(
            space!(), space!(), "void te$n(int);\n", space!(), space!(), "void tf$n(int);\n", space!(), space!(), "void te$n(int);\n",
            "struct Tg$n { ", space!(), "void m(int); };"
        ),
    )
    .of_releases(),
    tile(
        "tile.calls",
        "__host__ int th$n(int); __device__ int ti$n(int); __attribute__((tile)) int tj$n(int); __host__ __device__ int tk$n(int); \
             __attribute__((tile)) \
         __device__ int tl$n(int);\n\
         {__attribute__((tile)) int|__attribute__((tile)) __device__ int|__host__ int|__device__ int|__attribute__((tile_global)) void|__global__ \
             void} \
         tm$n(int q) { {th$n(q)|ti$n(1)|tj$n(q)|tk$n(1)|tl$n(q)}; {th$n(q)|ti$n(1)|tj$n(q)|tk$n(1)|tl$n(q)}; throw 1; }",
    )
    .of_releases(),
];
