"""A learner for Rulebound's tables: masked PPO with a network that gives every option a score."""
