import { routes } from '@kardan/contract/site-routes';

export { routes };

type Routes = typeof routes;

/** Pages that can be linked. */
export type RouteName = Exclude<keyof Routes, 'carsSearch'>;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** What has to be filled into a page's path. */
export type RouteParams<Name extends RouteName> = Record<ParamNames<Routes[Name]>, string>;

export const routeNames = Object.keys(routes).filter((name) => name !== 'carsSearch') as RouteName[];

/** Pages that take exactly these parameters. */
export type RouteWith<Params extends string> = {
  [Name in RouteName]: [keyof RouteParams<Name>, Params] extends [Params, keyof RouteParams<Name>] ? Name : never;
}[RouteName];
