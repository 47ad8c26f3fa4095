import { account } from './en/account.ts';
import { common } from './en/common.ts';
import { failure } from './en/failure.ts';
import { history } from './en/history.ts';
import { home } from './en/home.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { team } from './en/team.ts';
import type { Texts } from './german.ts';

export const english: Texts = { common, failure, signIn, shell, home, account, team, history };
