# What an installation says of itself; lies beside default.vcl. This one fits a network in which web is named `web`.

backend web {
    .host = "web";
    .port = "3000";
    .connect_timeout = 2s;
    # Longer than the API's own limit, so that its answer comes first.
    .first_byte_timeout = 35s;
    .between_bytes_timeout = 15s;
    .max_connections = 500;
}

# Where the worker runs.
acl purgers {
    "127.0.0.0"/8;
    "::1";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

# What ends TLS before this cache, and is believed when it says that a visitor came by https.
acl proxies {
    "127.0.0.0"/8;
    "::1";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}
