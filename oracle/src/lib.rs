//! The reference interpreter of the rules over Core CUDA.
