import type { Translator } from '@kardan/ui/texts/translator.ts';
import type texts from '#locales/de-AT/search-agent.json';

export type AgentTexts = Translator<typeof texts>;
