vcl 4.1;

# The HTTP cache in front of web. What is kept and for how long is said by the answers themselves (Cache-Control,
# Cache-Tag); this file only sees to it that nothing of one visitor reaches another. See docs/decisions/0008.

import std;
import xkey;

# The backend `web` and the networks `purgers` and `proxies`: what differs between installations.
include "origin.vcl";

sub vcl_recv {
    # Notes of our own, which no visitor may write.
    unset req.http.X-Cache-State;
    unset req.http.X-Purged;
    # What an access log may hold of the address (access-log.format): not what somebody looks for, and not the rights that
    # stand in links of search agents, notices, previews, exports and monthly reports. The same stand in
    # contract/values/agent-token.ts.
    std.log("address:" + regsuball(regsuball(regsub(req.url, "\?.*$", ""),
        "(?i)(agent(/|%2f)(own(/|%2f))?|(meldung|notice|notices(/|%2f)own|export|preview|vorschau)(/|%2f))[\w-]{43,}", "\1..."),
        "(?i)(monthly-report(/|%2f))[\w-]{27,}", "\1..."));

    if (req.url == "/cache-health") {
        return (synth(200, "OK"));
    }
    if (req.method == "PURGE") {
        call purge_on_demand;
    }
    if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
        return (synth(405, "Method Not Allowed"));
    }
    set req.http.Host = std.tolower(req.http.Host);
    call drop_forged_headers;

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization || req.url ~ "^/api/v1/public/admin([/?]|$)" || req.url ~ "^/(en/)?dealership-admin([/?]|$)") {
        return (pass);
    }
    # The public site uses no cookies: whatever a browser sends is somebody else's.
    unset req.http.Cookie;
    call keep_pages_plain;
    return (hash);
}

# Only from our own network, only with the secret, and never through another proxy: what it relays is a visitor's.
sub purge_on_demand {
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ "," || !std.getenv("CACHE_PURGE_SECRET")
        || std.getenv("CACHE_PURGE_SECRET") == "" || req.http.Authorization != "Bearer " + std.getenv("CACHE_PURGE_SECRET")) {
        return (synth(403, "Forbidden"));
    }
    if (req.http.Cache-Tag) {
        set req.http.X-Purged = xkey.purge(req.http.Cache-Tag);
    } else {
        set req.http.X-Purged = xkey.purge("url:" + regsuball(req.url, ",", "%2C"));
    }
    return (synth(200, "Purged"));
}

# Headers by which a visitor could make web answer for another address, method or stage of rendering than the one the
# answer is kept under. Varnish itself has added the visitor's address to X-Forwarded-For by now.
sub drop_forged_headers {
    if (client.ip !~ proxies) {
        unset req.http.X-Forwarded-Proto;
    }
    unset req.http.Cache-Tag;
    unset req.http.Forwarded;
    unset req.http.Proxy;
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Forwarded-Port;
    unset req.http.X-Forwarded-Prefix;
    unset req.http.X-Forwarded-Scheme;
    unset req.http.X-Forwarded-Server;
    unset req.http.X-Forwarded-Ssl;
    unset req.http.X-Host;
    unset req.http.X-HTTP-Method;
    unset req.http.X-HTTP-Method-Override;
    unset req.http.X-Invoke-Path;
    unset req.http.X-Invoke-Query;
    unset req.http.X-Invoke-Status;
    unset req.http.X-Matched-Path;
    unset req.http.X-Method-Override;
    unset req.http.X-Middleware-Invoke;
    unset req.http.X-Middleware-Prefetch;
    unset req.http.X-Middleware-Subrequest;
    unset req.http.X-Nextjs-Data;
    unset req.http.X-Now-Route-Matches;
    unset req.http.X-Original-Host;
    unset req.http.X-Original-URL;
    unset req.http.X-Prerender-Revalidate;
    unset req.http.X-Real-IP;
    unset req.http.X-Rewrite-URL;
}

# Next's router always sends these headers together with `_rsc`. Without it the address is the page itself, of which nobody
# may put other variants into the cache.
sub keep_pages_plain {
    if (req.url !~ "[?&]_rsc(=|&|$)") {
        unset req.http.RSC;
        unset req.http.Next-Router-State-Tree;
        unset req.http.Next-Router-Prefetch;
        unset req.http.Next-Router-Segment-Prefetch;
        unset req.http.Next-Url;
    }
}

sub vcl_hash {
    # Beside address and host: an answer to https binds the browser to it.
    if (req.http.X-Forwarded-Proto) {
        hash_data(req.http.X-Forwarded-Proto);
    }
}

sub vcl_hit {
    if (obj.ttl > 0s) {
        set req.http.X-Cache-State = "hit";
    } else {
        set req.http.X-Cache-State = "stale";
    }
}

sub vcl_miss {
    set req.http.X-Cache-State = "miss";
}

sub vcl_pass {
    set req.http.X-Cache-State = "pass";
}

sub vcl_backend_fetch {
    unset bereq.http.X-Cache-State;
    # web makes a page within two seconds, or says that it cannot; before that it lets a network that asks for many wait for ten
    # (decision 90), and half a second for its own turn. One that says nothing for longer hangs, and nobody is left before a blank
    # page for it. Files, exports and pictures are the API's, sitemaps and feeds are read by machines: they take their time
    # (origin.vcl). Whoever raises WEB_API_TIMEOUT_MS beyond four seconds raises this as well.
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.url !~ "^/(api|_next)/" && bereq.url !~ "^[^?]*\.xml(\?|$)") {
        set bereq.first_byte_timeout = 15s;
    }
}

sub vcl_backend_response {
    # A failure never replaces a page that may still be shown.
    if (bereq.is_bgfetch && beresp.status >= 500) {
        return (abandon);
    }
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.status == 308 && beresp.http.Cache-Control ~ "(?i)s-maxage=\d") {
        # The one redirect that Varnish does not read the lifetime of.
        set beresp.ttl = std.duration(regsub(beresp.http.Cache-Control, "(?i)^.*s-maxage=(\d+).*$", "\1s"), 0s);
    }
    if (beresp.http.Set-Cookie || beresp.http.Vary ~ "\*" || beresp.ttl <= 0s
        || beresp.http.Cache-Control !~ "(?i)(s-maxage|max-age)=" || beresp.http.Cache-Control ~ "(?i)(private|no-store|no-cache)"
        || (beresp.status != 200 && beresp.status != 203 && beresp.status != 301 && beresp.status != 302
            && beresp.status != 307 && beresp.status != 308 && beresp.status != 404 && beresp.status != 410)) {
        # Remembered for a moment, so that those who wait for the same address are answered side by side.
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    if (beresp.http.Cache-Control !~ "(?i)stale-while-revalidate=") {
        set beresp.grace = 0s;
    } elsif (beresp.grace > 1h) {
        set beresp.grace = 1h;
    }
    set beresp.http.xkey = "url:" + regsuball(bereq.url, ",", "%2C") + "," + beresp.http.Cache-Tag;
    # These speak of the visitor who happened to come first.
    unset beresp.http.RateLimit-Limit;
    unset beresp.http.RateLimit-Policy;
    unset beresp.http.RateLimit-Remaining;
    unset beresp.http.RateLimit-Reset;
    unset beresp.http.X-Request-Id;
    if (beresp.http.Content-Type ~ "(?i)^(text/|application/([a-z.-]+\+)?(json|xml|javascript)|image/svg)") {
        set beresp.do_gzip = true;
    }
    return (deliver);
}

sub vcl_deliver {
    set resp.http.X-Cache = req.http.X-Cache-State;
    # Only this cache can be purged: browsers must not take its times for theirs.
    if (resp.http.Cache-Control ~ "(?i)s-maxage=") {
        set resp.http.Cache-Control = regsuball(resp.http.Cache-Control, "(?i)(^|,)\s*(s-maxage|stale-while-revalidate|stale-if-error)=\d+", "");
        set resp.http.Cache-Control = regsub(resp.http.Cache-Control, "^\s*,\s*", "");
        if (resp.http.Cache-Control !~ "(?i)max-age=") {
            set resp.http.Cache-Control = regsub(resp.http.Cache-Control + ", max-age=0, must-revalidate", "^\s*,\s*", "");
        }
    }
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    unset resp.http.X-Next-Cache-Tags;
    unset resp.http.X-Nextjs-Cache;
    unset resp.http.X-Powered-By;
}

sub vcl_synth {
    set resp.http.Cache-Control = "no-store";
    # Of Varnish's own: an answer of web broke off while somebody else waited for the same. They see what vcl_backend_error says.
    if (resp.status == 503) {
        set resp.http.Retry-After = "5";
        set resp.http.Content-Type = "text/html; charset=utf-8";
        unset resp.http.X-Varnish;
        set resp.body = {"<!doctype html>
<html lang="de-AT">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>Gleich wieder da</title>
<h1>Gleich wieder da</h1>
<p>Die Seite ist gerade nicht erreichbar. Bitte versuch es in ein paar Sekunden noch einmal.</p>
<p lang="en">The site cannot be reached right now. Please try again in a few seconds.</p>
</html>
"};
        return (deliver);
    }
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    unset resp.http.X-Varnish;
    if (req.http.X-Purged) {
        set resp.http.X-Purged = req.http.X-Purged;
    }
    set resp.body = resp.reason + {"
"};
    return (deliver);
}

# web does not answer and nothing is kept that could be shown instead. For a second all share the bad news.
sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.body = {"<!doctype html>
<html lang="de-AT">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>Gleich wieder da</title>
<h1>Gleich wieder da</h1>
<p>Die Seite ist gerade nicht erreichbar. Bitte versuch es in ein paar Sekunden noch einmal.</p>
<p lang="en">The site cannot be reached right now. Please try again in a few seconds.</p>
</html>
"};
    return (deliver);
}
