/** What deploy/cache/origin.vcl is for this machine: web on this address, and purges from here only. */
export function originVcl(originUrl: string): string {
  const { hostname, port } = new URL(originUrl);
  return `backend web {
    .host = "${hostname.replaceAll(/[[\]]/g, '')}";
    .port = "${port || '80'}";
    .connect_timeout = 2s;
    .first_byte_timeout = 35s;
    .between_bytes_timeout = 15s;
}
acl purgers { "127.0.0.0"/8; "::1"; }
acl proxies { "127.0.0.0"/8; "::1"; }
`;
}
