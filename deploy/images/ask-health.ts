/** `node ask-health.ts <port>`: for engines that ask by starting a program in the container; fails unless the process is ready. */
const [, , port] = process.argv;
const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
