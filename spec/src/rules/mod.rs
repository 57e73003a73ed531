//! The rule data: `spec/rules/*.yaml`, loaded and checked.
