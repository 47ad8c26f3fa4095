import type { Translator } from '#lib/texts/translator.ts';
import type texts from '#locales/de-AT/search-agent.json';

export type AgentTexts = Translator<typeof texts>;
