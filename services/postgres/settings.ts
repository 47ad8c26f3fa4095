/** Server settings for a developer's machine with 16 GB or more and heavy bulk loading. */
export function postgresSettings(port: number, fsync: 'on' | 'off'): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // Socket paths are limited to 107 bytes, which a deep checkout exceeds.
    unix_socket_directories: '',
    // A site in development, and several test files with processes of their own.
    max_connections: '300',
    shared_buffers: '1GB',
    effective_cache_size: '8GB',
    work_mem: '32MB',
    maintenance_work_mem: '512MB',
    // Loading a million listings must not end in a checkpoint every few seconds.
    max_wal_size: '8GB',
    checkpoint_timeout: '15min',
    checkpoint_completion_target: '0.9',
    wal_compression: 'pglz',
    // A backup that nobody follows any more must not fill the disk; it then needs a new copy.
    max_slot_wal_keep_size: '16GB',
    // What was acknowledged survives kill -9; tests rely on it.
    synchronous_commit: 'on',
    fsync,
    full_page_writes: fsync,
    random_page_cost: '1.1',
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'all',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %u@%d ',
    log_min_duration_statement: '1s',
    // Whom and what it is about stands in no log: neither values of a slow statement nor the row that broke a rule.
    log_parameter_max_length: '0',
    log_error_verbosity: 'terse',
    log_lock_waits: 'on',
  };
}

export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
