/** Of calls; a body of any other is refused. */
export const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);
