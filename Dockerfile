# Builds the product, and then an image with the built folder and its production packages alone.
FROM node:20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN cd dist && npm ci --omit=dev

FROM node:20-bookworm-slim
# For backups of PostgreSQL 15; another server needs the client programs of its own version.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-15 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /build/dist ./
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4310 DATA_DIR=/data DEMO=off
VOLUME /data
EXPOSE 4310
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.js"]
