"""Measurements for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The measurements of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "rulebound_requests",
            "HTTP requests by route and status.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "rulebound_request_seconds",
            "How long HTTP requests took.",
            ("route",),
            registry=self.registry,
        )
        self.sockets = Gauge(
            "rulebound_sockets", "Open connections to tables.", registry=self.registry
        )
        self.rooms = Gauge("rulebound_rooms", "Tables in memory.", registry=self.registry)
        self.acts = Counter(
            "rulebound_acts", "Acts appended to journals.", ("kind",), registry=self.registry
        )
        self.act_seconds = Histogram(
            "rulebound_act_seconds",
            "From a frame's arrival until its act is stored and told.",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.refusals = Counter(
            "rulebound_refusals", "Frames refused, by code.", ("code",), registry=self.registry
        )
        self.thoughts = Histogram(
            "rulebound_bot_seconds",
            "How long bots thought about a choice.",
            ("bot",),
            registry=self.registry,
            buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
        )
        self.reminders = Counter(
            "rulebound_reminders",
            "What people who are away were told, by channel and what came of it.",
            ("channel", "outcome"),
            registry=self.registry,
        )
        self.stuck = Counter("rulebound_bot_failures", "Bots that failed.", registry=self.registry)
