#!/bin/sh
# Usage: infra/docker/make-secrets.sh <folder>
# Creates the secrets of docker-compose.yml, one file each. Keeps existing files. Prints which ones you must fill in.
set -eu
folder=${1:?"usage: $0 <folder>"}
# Containers read the files as different users, so the folder's permissions protect them on this machine.
mkdir -p "$folder" && chmod 700 "$folder"
umask 022

random() { head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n'; }

make() { # make <file> <text>
  [ -e "$folder/$1" ] || printf '%s\n' "$2" >"$folder/$1"
}

make postgres_password "$(random)"
make admin_database_url "postgres://postgres:$(cat "$folder/postgres_password")@postgres:5432/dealership"
for schema in accounts catalog inquiries content payments; do
  make "${schema}_database_url" "postgres://$schema:$(random)@postgres:5432/dealership"
done
make redis_password "$(random)"
make redis_url "redis://:$(cat "$folder/redis_password")@redis:6379"
make service_token_secret "$(random)"
# The gateway derives all these keys from its secret; each service gets only its own.
for service in accounts catalog inquiries content payments; do
  make "${service}_token_key" "$(printf 'svc-%s' "$service" | openssl dgst -sha256 -hmac "$(cat "$folder/service_token_secret")" | sed 's/.* //')"
done
make second_factor_key "$(random)"
make reply_address_key "$(random)"
make grafana_password "$(random)"

for file in admin_password_hash smtp_url stripe_secret_key stripe_publishable_key stripe_webhook_secret \
  admin_totp_secret exchange_rate_key; do
  make "$file" ''
done

cat <<END
Fill in, in $folder:
  admin_password_hash      what follows ADMIN_PASSWORD_HASH= in the output of
                           docker compose run --rm --no-deps gateway gateway/dist/staff-password.js --totp   (without the quotes)
  admin_totp_secret        what follows ADMIN_TOTP_SECRET= there; if empty, the owner signs in with the password alone
  smtp_url                 smtps://user:password@host
  stripe_secret_key, stripe_publishable_key, stripe_webhook_secret   all three, or none: then nobody can pay
May stay empty: exchange_rate_key.
END
