/**
 * Holds what renews a browser's session. `__Host-` lets no other host of the domain set it. Without HTTPS too: browsers take
 * `Secure` cookies from `localhost`, and a name of its own for development would be a second way.
 */
export const sessionCookie = '__Host-kardan-session';
