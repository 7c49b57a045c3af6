# One image for every role: `docker run docket` is the whole program, `docker run docket gateway` one role of a cluster.

FROM node:26.10-bookworm-slim AS build
WORKDIR /docket
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Of the runtime for models only the build for one processor is used; the others are ten times its size.
RUN node build/build.mjs && npm prune --omit=dev \
 && find node_modules/onnxruntime-web/dist -type f ! -name 'ort.wasm.bundle.min.mjs' \
      ! -name 'ort-wasm-simd-threaded.mjs' ! -name 'ort-wasm-simd-threaded.wasm' -delete

FROM node:26.10-bookworm-slim
LABEL org.opencontainers.image.title="Docket" \
      org.opencontainers.image.description="A self-hosted web toolkit for PDF and image documents" \
      org.opencontainers.image.licenses="Apache-2.0"

# The programs of kind "feature" in build/programs.mjs. Text recognition comes with npm. Debian keeps only the newest
# fix of each package, so a pinned version would stop the build one day.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
      bubblewrap \
      chromium-headless-shell \
      fontconfig \
      fonts-noto-cjk \
      fonts-noto-core \
      libreoffice-calc-nogui \
      libreoffice-impress-nogui \
      libreoffice-writer-nogui \
      python3-uno \
      qpdf \
      tesseract-ocr \
      tesseract-ocr-deu \
      tesseract-ocr-fra \
      tesseract-ocr-spa \
      tini \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node -m 700 /data

WORKDIR /docket
COPY --from=build /docket/package.json /docket/LICENSE ./
COPY --from=build /docket/node_modules ./node_modules
COPY --from=build /docket/dist ./dist
COPY --from=build /docket/run/*.mjs ./run/
COPY --from=build /docket/deploy/*.mjs ./deploy/
COPY --from=build /docket/cluster/*.mjs ./cluster/

ENV NODE_ENV=production DATA_DIR=/data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "cluster/ask-health.mjs"]
ENTRYPOINT ["tini", "--", "node", "run/start.mjs"]
