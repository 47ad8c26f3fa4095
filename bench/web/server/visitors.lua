-- For wrk: each request comes from another visitor, so that limits per visitor are kept as by many visitors.
local visitor = 0

wrk.headers["Accept-Encoding"] = "gzip"

request = function()
  visitor = (visitor + 1) % 60000
  wrk.headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", visitor / 16384, (visitor / 128) % 128, visitor % 128 + 1)
  return wrk.format()
end

done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('\n{"requests":%d,"elapsedMs":%.1f,"failed":%d,"p50Ms":%.3f,"p99Ms":%.3f}\n',
    summary.requests, summary.duration / 1000, failed, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
