/**
 * What a browser's reports are addressed to. It names nobody: the tunnel takes reports with this address alone and sends them
 * to the receiver that the installation has set, so that no page tells where that is.
 */
export const errorReportsDsn = 'https://kardan@error-reports.invalid/1';

/** Longest message that is reported; what follows says mostly what somebody typed. */
export const maxMessageLength = 250;
/** Most calls of a stack that are reported: the ones nearest to the error. */
export const maxStackFrames = 50;
/** Most parts of one page's loading that are reported. */
export const maxSpans = 1_000;
