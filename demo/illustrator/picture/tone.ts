import { clamp } from '../scalar.ts';

/** Compresses bright light, so that highlights keep some colour. */
export const tone = (value: number) => {
  const light = Math.max(0, value) * 1.42;
  return (light * (1 + light / 9)) / (1 + light * 0.72);
};

const steps = 4_096;
const bytes = new Uint8Array(steps + 1).map((_, step) => {
  // Finer steps in the dark, where the eye sees them.
  const value = (step / steps) ** 2;
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});

/** A byte as shown on screen for linear light. */
export const toByte = (value: number) => bytes[Math.round(Math.sqrt(clamp(value)) * steps)]!;

/** Linear light of a byte. */
export const fromByte = new Float32Array(256).map((_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
