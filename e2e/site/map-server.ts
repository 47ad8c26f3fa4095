import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface MapServer extends AsyncDisposable {
  styleUrl: string;
  /** Where the style has its data from. */
  dataOrigin: string;
  /** What was asked for, by path. */
  asked: string[];
  /** From now on it answers 503, or answers again. */
  setDown: (isDown: boolean) => void;
}

const danube = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: [
      [13.46, 48.57],
      [14.29, 48.31],
      [15.6, 48.41],
      [16.4, 48.23],
      [16.98, 48.14],
    ],
  },
};

/** A small map: a background, and the Danube from another origin than the style's. Neither is the site's. */
export async function startMapServer(): Promise<MapServer> {
  const asked: string[] = [];
  let isDown = false;
  const files = new Map<string, object>([['/danube.geojson', danube]]);
  const start = async (): Promise<{ server: Server; origin: string }> => {
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      response.statusCode = isDown ? 503 : 200;
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(files.get(path)));
    }).listen(0);
    await once(server, 'listening');
    return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
  };
  const [styles, data] = await Promise.all([start(), start()]);
  files.set('/style.json', {
    version: 8,
    sources: {
      danube: {
        type: 'geojson',
        data: `${data.origin}/danube.geojson`,
        attribution: '<a href="https://karten.example/">© Karten-Beispiel</a>',
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': '#e8e4d8' } },
      { id: 'danube', type: 'line', source: 'danube', paint: { 'line-color': '#3f7fb5', 'line-width': 4 } },
    ],
  });
  return {
    styleUrl: `${styles.origin}/style.json`,
    dataOrigin: data.origin,
    asked,
    setDown: (down) => {
      isDown = down;
    },
    async [Symbol.asyncDispose]() {
      for (const { server } of [styles, data]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}
