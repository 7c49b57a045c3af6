#!/usr/bin/env bash
# Joins the three servers of MongoDB into one replica set and makes the user that Docket signs in as.
set -euo pipefail

ask() {
  mongosh --quiet --tls --tlsCAFile /keys/ca.crt --host "$1" --username "$MONGO_INITDB_ROOT_USERNAME" \
    --password "$MONGO_INITDB_ROOT_PASSWORD" --authenticationDatabase admin --eval "$2"
}

ask mongo-1 '
  try { rs.status() } catch (error) {
    if (error.codeName !== "NotYetInitialized") throw error;
    const members = ["mongo-1", "mongo-2", "mongo-3"].map((host, _id) => ({ _id, host: `${host}:27017` }));
    rs.initiate({ _id: "rs0", members });
  }'

ask rs0/mongo-1,mongo-2,mongo-3 '
  const docket = db.getSiblingDB("docket");
  const rights = { pwd: process.env.DOCKET_PASSWORD, roles: [{ role: "readWrite", db: "docket" }] };
  if (docket.getUser("docket")) docket.updateUser("docket", rights);
  else docket.createUser({ user: "docket", ...rights });'
