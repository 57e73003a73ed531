//! Generators and campaigns.
